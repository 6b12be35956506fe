// A table at the desk: what the form means is told while it is filled in, and the sheet of a pod is summed up.
// Everything works without this file.
"use strict";
(() => {
  const STAR = /[*+]\s*$/;

  // The sentence under the fields, and the button that repeats the result ---------------------------------------------

  let waiting = 0;

  async function read(form) {
    const says = form.querySelector(".reads"), button = form.querySelector("[data-says]");
    const sent = new FormData(form);
    ["csrfmiddlewaretoken", "key", "head"].forEach((one) => sent.delete(one));
    const asked = new URLSearchParams(sent).toString();
    const half = ["mine", "theirs"].some((one) => sent.has(one) && !sent.get(one)) || !sent.has("way");
    form.dataset.asked = asked;
    if (half) return show(says, button, {});
    try {
      const answer = await (await fetch(`${form.dataset.reading}?${asked}`)).json();
      if (form.dataset.asked === asked) show(says, button, answer);
    } catch { show(says, button, {}); }
  }

  function show(says, button, answer) {
    says.innerHTML = answer.says || "";
    says.classList.toggle("no", answer.good === false);
    if (button) button.textContent = answer.button || button.dataset.says;
  }

  // The sheet of a pod: sums, places, who has a star ------------------------------------------------------------------

  function sum(grid) {
    const rows = [...grid.tBodies[0].rows].map((row) => {
      const typed = [...row.querySelectorAll("input")].map((one) => one.value.trim());
      const points = typed.filter(Boolean).map((one) => Number(one.replace(STAR, "")));
      return { row, typed, sum: points.length ? points.reduce((all, one) => all + (one || 0), 0) : null };
    });
    for (const { row, typed, sum: own } of rows) {
      row.querySelector(".sum").textContent = own === null ? "" : own.toLocaleString(document.documentElement.lang);
      row.querySelector(".place").textContent = own === null ? "" : 1 + rows.filter((one) => one.sum > own).length;
      row.querySelectorAll("input").forEach((one, at) => one.parentNode.classList.toggle("out1", STAR.test(typed[at])));
    }
    const now = rows[0].typed.findIndex((_, at) => rows.every(({ typed }) => !typed[at]));
    for (const { row } of rows) {
      row.querySelectorAll("input").forEach((one, at) => one.parentNode.classList.toggle("now", at === now));
    }
    const foot = grid.tFoot && [...grid.tFoot.querySelectorAll("bdi")];
    foot?.forEach((cell, at) => {
      const stars = rows.filter(({ typed }) => STAR.test(typed[at]));
      cell.textContent = stars.map(({ row }) => row.querySelector("th").textContent).join(" ");
    });
  }

  document.addEventListener("input", (event) => {
    const grid = event.target.closest(".grid"), form = event.target.closest("form[data-reading]");
    if (grid) return sum(grid);
    if (!form?.querySelector(".reads")) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => read(form), 150);
  });
})();
