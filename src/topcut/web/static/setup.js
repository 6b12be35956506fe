// A new event: what it makes is shown while it is typed, and its zone is that of this computer. Works without this file.
"use strict";
(() => {
  const form = document.querySelector("#new");
  const zone = document.querySelector("#zone");
  if (zone && !zone.value) { // a new event is mostly where we are
    zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "";
    if (zone.value) document.querySelector("#zone-said").textContent = zone.value;
  }
  zone?.addEventListener("input", () => { document.querySelector("#zone-said").textContent = zone.value; });
  if (!form) return;
  form.querySelector("[data-by-hand]").hidden = true;

  const fieldOf = (row) => form.elements[row.id.replace("rule-", "")];
  const mark = (row) => row.classList.toggle("diff", fieldOf(row).value !== row.dataset.default);
  form.addEventListener("click", (told) => {
    const button = told.target.closest("[name=put_back]");
    if (!button) return;
    told.preventDefault();
    const row = button.closest("tr");
    fieldOf(row).value = row.dataset.default;
    fieldOf(row).focus();
    mark(row);
    soon();
  });

  let waiting = 0, asked = 0;
  function soon() {
    clearTimeout(waiting);
    waiting = setTimeout(look, 250);
  }
  form.addEventListener("input", (told) => {
    const row = told.target.closest("[data-default]");
    if (row) mark(row);
    soon();
  });

  async function look() {
    const mine = ++asked, sent = new FormData(form);
    for (const [name, value] of [...sent]) if (value instanceof File) sent.delete(name);
    sent.set("look", "1");
    try {
      const answer = await fetch(form.action, { method: "POST", body: sent });
      const made = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (mine !== asked) return; // typed on meanwhile
      for (const id of form.dataset.look.split(" ")) {
        const shown = document.getElementById(id), now = made.getElementById(id);
        if (shown && now && shown.innerHTML !== now.innerHTML) shown.replaceChildren(...now.childNodes);
      }
    } catch { /* no connection: it stays as it was */ }
  }
})();
