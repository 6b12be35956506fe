// The projector: a long list of names becomes screens that flip every 12 seconds. Without this it is a long page.
"use strict";
(() => {
  const list = () => document.querySelector(".seats");
  const line = () => document.querySelector(".flip");
  const step = () => list().clientWidth + (parseFloat(getComputedStyle(list()).columnGap) || 0);
  const screens = () => Math.max(1, Math.ceil((list().scrollWidth + 1 - (list().clientWidth * 0.05)) / step()));
  const parts = () => line().dataset.next !== "?page=1" || new URLSearchParams(location.search).has("page");
  let screen = 0;

  function run() {
    line().classList.remove("runs");
    if (screens() === 1 && !parts()) return;
    void line().offsetWidth; // begins the line anew
    line().classList.add("runs");
  }

  function show(wanted) {
    screen = wanted;
    list().scrollLeft = screen * step();
    run();
  }

  function flip() {
    if (screen + 1 < screens()) return show(screen + 1);
    if (!parts()) return show(0);
    run(); // where the next part does not come, the wall stays as it is
    document.dispatchEvent(new CustomEvent("follow:turn", { detail: location.pathname + line().dataset.next }));
  }

  function begin() {
    document.querySelectorAll(".pages").forEach((links) => { links.hidden = true; });
    if (!list() || !line()) return;
    document.body.classList.add("flips");
    list().style.overflow = "hidden";
    line().firstElementChild.addEventListener("animationend", flip);
    show(0);
  }

  addEventListener("resize", () => { if (list() && line()) show(0); });
  document.addEventListener("follow:shown", begin);
  begin();
})();
