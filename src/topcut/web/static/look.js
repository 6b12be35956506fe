// Before anything is drawn: light or dark as somebody chose here (without a choice, as the system says), and who they are.
"use strict";
(() => {
  const KEY = "topcut.look";
  let chosen = "";
  try { chosen = localStorage.getItem(KEY) || ""; } catch { /* private */ }
  const root = document.documentElement;
  if (chosen) root.dataset.look = chosen;

  // Who this browser is at the event of this page: public pages are alike for everybody (people/known_here.py)
  const slug = /^\/e\/([\w-]+)/.exec(location.pathname)?.[1];
  const here = /(?:^|; )topcut_here="?([^;"]*)/.exec(document.cookie)?.[1] || "";
  const words = here.split("~").find((one) => one.split(":")[0] === slug)?.split(":")[1].split(".") || [];
  const player = words.find((one) => one[0] === "p");
  if (player) root.dataset.player = player;
  if (words.some((one) => one[0] !== "p")) root.dataset.desk = "";

  document.addEventListener("click", (told) => {
    if (!told.target.closest?.("[data-look-switch]")) return;
    const dark = getComputedStyle(root).getPropertyValue("--dark").trim() === "1";
    root.dataset.look = dark ? "light" : "dark";
    try { localStorage.setItem(KEY, root.dataset.look); } catch { /* private */ }
  });
})();
