// The projector: a long list of names becomes screens that flip every 12 seconds. Without this it is a long page.
"use strict";
(() => {
  const list = document.querySelector(".seats");
  const line = document.querySelector(".flip");
  const body = document.body;
  if (!list || !line) return;
  body.classList.add("flips");
  document.querySelectorAll(".pages").forEach((links) => { links.hidden = true; });
  list.style.overflow = "hidden";

  const step = () => list.clientWidth + (parseFloat(getComputedStyle(list).columnGap) || 0);
  const screens = () => Math.max(1, Math.ceil((list.scrollWidth + 1 - (list.clientWidth * 0.05)) / step()));
  const next = body.dataset.next || "";
  const parts = next !== "?page=1" || new URLSearchParams(location.search).has("page");
  let screen = 0;

  const show = () => {
    list.scrollLeft = screen * step();
    line.classList.remove("runs");
    if (screens() === 1 && !parts) return;
    void line.offsetWidth; // begins the line anew
    line.classList.add("runs");
  };
  const flip = () => {
    screen += 1;
    if (screen < screens()) return show();
    if (parts) return location.replace(location.pathname + next);
    screen = 0;
    return show();
  };
  line.firstElementChild.addEventListener("animationend", flip);
  addEventListener("resize", () => { screen = 0; show(); });
  show();

  // A new round or a moved clock: begin again. Looked at first, so that a lost network leaves the wall as it is.
  const look = () => fetch(location.href, { cache: "no-cache" })
    .then((answer) => (answer.ok ? answer.text() : ""))
    .then((html) => { if (html && !html.includes(`data-head="${body.dataset.head}"`)) location.reload(); })
    .catch(() => {});
  const live = new EventSource("/e/" + body.dataset.event + "/live");
  live.onmessage = look;
  live.onopen = look;
})();
