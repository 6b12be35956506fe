// The projector: screens of a long list that turn every 12 seconds. Without this they stand one below the other.
"use strict";
(() => {
  const screens = () => [...document.querySelectorAll(".wpage")];
  const line = () => document.querySelector(".flip");
  let screen = 0, since = 0; // which one, and since when

  function run(rest) {
    line().classList.remove("runs");
    if (!rest) since = Date.now();
    line().firstElementChild.style.animationDelay = `${since - Date.now()}ms`; // news do not begin a screen anew
    if (screens().length < 2 && !("parts" in line().dataset)) return;
    void line().offsetWidth; // begins the line anew
    line().classList.add("runs");
  }

  function show(wanted, rest) {
    screen = wanted;
    screens().forEach((one, at) => { one.hidden = at !== screen; });
    run(rest);
  }

  function flip() {
    if (screen + 1 < screens().length) return show(screen + 1);
    if (!("parts" in line().dataset)) return show(0);
    run(); // where the next part does not come, the wall stays as it is
    document.dispatchEvent(new CustomEvent("follow:turn", { detail: location.pathname + line().dataset.next }));
  }

  function begin(turned) {
    document.querySelectorAll(".pages").forEach((links) => { links.hidden = true; });
    document.body.classList.add("flips");
    if (!line()) return;
    line().firstElementChild.onanimationend = flip;
    show(turned || screen >= screens().length ? 0 : screen, !turned);
  }

  let address = location.href;
  document.addEventListener("follow:shown", () => { begin(address !== location.href); address = location.href; });
  begin(true);
})();
