// What a script adds to the lists of an event: your own row, the rows of a name that is typed, and a button that prints.
"use strict";
(() => {
  const texts = JSON.parse(document.getElementById("words-topcut").textContent);
  const all = (what) => [...document.querySelectorAll(what)];

  // You, in pairings, standings and bracket ---------------------------------------------------------------------------

  function markYou() {
    const player = document.documentElement.dataset.player;
    for (const one of player ? all(`body [data-player~="${player}"]`) : []) {
      one.classList.add("you");
      const name = one.tagName === "TR" && one.querySelector("bdi");
      if (!name || one.querySelector(".state")) continue;
      const chip = Object.assign(document.createElement("span"), { textContent: texts.you });
      chip.classList.add("state", "you");
      (name.closest("a") || name).after(" ", chip);
    }
  }

  // Two letters of a name narrow a list that is on the page -----------------------------------------------------------

  const ROWS = "#main :is(.pairs, .seats) > li, #main table > tbody > tr:not(.cut, .why)";
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

  document.addEventListener("input", (told) => {
    if (told.target.id !== "q" || !told.target.closest("form:is(.find, [data-narrows])")) return;
    const typed = plain(told.target.value.trim());
    const rows = all(ROWS);
    const fits = (row) => [...row.querySelectorAll("bdi")].some((name) => plain(name.textContent).includes(typed));
    const found = typed.length > 1 ? rows.filter(fits) : rows;
    rows.forEach((row) => { row.hidden = found.length > 0 && !found.includes(row); });
  });

  // A page made for paper ---------------------------------------------------------------------------------------------

  document.addEventListener("click", (told) => { if (told.target.closest?.("[data-print]")) print(); });

  function made() { // the page, now or anew
    markYou();
    all("[data-print]").forEach((button) => { button.hidden = false; });
  }

  document.addEventListener("follow:shown", made);
  made();
})();
