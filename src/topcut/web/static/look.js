// Light or dark as somebody chose here, before anything is drawn; without a choice, as the system says.
"use strict";
(() => {
  const KEY = "topcut.look";
  let chosen = "";
  try { chosen = localStorage.getItem(KEY) || ""; } catch { /* private */ }
  const root = document.documentElement;
  if (chosen) root.dataset.look = chosen;
  document.addEventListener("click", (told) => {
    if (!told.target.closest?.("[data-look-switch]")) return;
    const dark = getComputedStyle(root).getPropertyValue("--night").trim() === "1";
    root.dataset.look = dark ? "light" : "dark";
    try { localStorage.setItem(KEY, root.dataset.look); } catch { /* private */ }
  });
})();
