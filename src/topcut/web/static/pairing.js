// The drawn round can be changed without this file: names and row actions are buttons of a form that asks what it would cost.
// It adds: the answer on the same page, names that are dragged onto each other, Escape, and a line read while it is typed.
"use strict";
(() => {
  const draw = document.querySelector("#drawing");
  const panel = document.querySelector("#proposal");
  const typing = document.querySelector("#typing");
  if (!draw || !panel || !typing) return;
  const words = JSON.parse(document.querySelector("#words-pairing").textContent);
  const mark = draw.elements.mark.value;
  const find = draw.elements.find ? draw.elements.find.value : "";
  const place = (seat) => seat.value.split(" ").pop();
  const SEAT = ".drawn .who button";
  const HOLD = 350; // milliseconds until a finger on a name drags it; before that it scrolls the page
  let chosen = draw.querySelector(`${SEAT}[aria-pressed]`);
  let asked = ""; // the line that the panel shows or waits for
  let near = typing.elements.line; // what was touched last: the page that answers keeps it where it is

  // The panel: what a line would do -----------------------------------------------------------------------------------

  const shown = () => panel.querySelector(".proposed");
  const good = (line) => Boolean(shown() && shown().dataset.line === line && "good" in shown().dataset);

  async function show(line) {
    asked = line;
    try {
      const asking = new URLSearchParams({ line, mark, find });
      const answer = await fetch(`${draw.dataset.preview}?${asking}`);
      if (!answer.ok) throw new Error(String(answer.status));
      const part = await answer.text();
      if (asked !== line) return false;
      panel.innerHTML = part;
      return good(line);
    } catch {
      if (asked === line) complain(words.lost);
      return false;
    }
  }

  function complain(told) {
    const one = document.createElement("p");
    one.classList.add("proposed", "wrong");
    one.textContent = told;
    panel.replaceChildren(one);
  }

  async function offer(line) {
    const fine = await show(line);
    if (asked !== line) return;
    const next = fine && panel.querySelector("button.primary");
    if (next) next.focus({ preventScroll: true }); // the panel is in sight wherever the page is
  }

  const confirm = () => panel.querySelector("form").requestSubmit();

  function choose(seat) {
    if (chosen) chosen.removeAttribute("aria-pressed");
    chosen = seat;
    if (seat) seat.setAttribute("aria-pressed", "true");
  }

  function release() {
    const back = panel.contains(document.activeElement) ? chosen : null;
    choose(null);
    asked = "";
    panel.textContent = "";
    if (back) back.focus();
  }

  draw.addEventListener("submit", (event) => {
    const pressed = event.submitter;
    if (!pressed) return;
    event.preventDefault();
    near = pressed.matches(SEAT) ? pressed : typing.elements.line;
    if (!pressed.matches(SEAT)) offer(pressed.value);
    else if (pressed === chosen) release();
    else if (chosen) offer(`s ${place(chosen)} ${place(pressed)}`);
    else {
      choose(pressed);
      show(place(pressed));
    }
  });

  panel.addEventListener("click", (event) => {
    if (!event.target.closest("[data-release]")) return;
    event.preventDefault();
    release();
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !(chosen || asked || drag)) return;
    end();
    release();
  });

  // The line: read while it is typed, Enter does what is shown --------------------------------------------------------

  let waiting = 0;
  typing.elements.line.addEventListener("input", () => {
    clearTimeout(waiting);
    const line = typing.elements.line.value.trim();
    choose(null);
    near = typing.elements.line;
    asked = line;
    if (!line.includes(" ")) panel.textContent = "";
    else waiting = setTimeout(() => show(line), 150);
  });
  typing.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    const line = typing.elements.line.value.trim();
    if (line && good(line) && panel.querySelector("button.primary")) confirm();
    else if (line) show(line);
  });

  // Dragging: a mouse at once, a finger after a moment ----------------------------------------------------------------

  let drag = null; // { seat, x, y, moving, over, ghost, timer }

  draw.addEventListener("pointerdown", (event) => {
    const seat = event.target.closest(SEAT);
    if (!seat || !event.isPrimary || event.button) return;
    drag = { seat, id: event.pointerId, x: event.clientX, y: event.clientY, moving: false, over: null };
    if (event.pointerType !== "mouse") drag.timer = setTimeout(begin, HOLD);
    drag.mouse = event.pointerType === "mouse";
  });

  function begin() {
    drag.moving = true;
    drag.ghost = document.createElement("div");
    drag.ghost.className = "ghost";
    drag.ghost.textContent = drag.seat.textContent;
    document.body.append(drag.ghost);
    document.body.classList.add("dragging");
    choose(drag.seat);
    follow();
    show(place(drag.seat));
  }

  function follow() {
    if (!drag || !drag.moving) return;
    drag.ghost.style.transform = `translate(${drag.x + 12}px,${drag.y - 36}px)`;
    const under = document.elementFromPoint(drag.x, drag.y);
    const seat = under && under.closest(`#drawing ${SEAT}`);
    const over = seat === drag.seat ? null : seat;
    if (over !== drag.over) {
      if (drag.over) drag.over.classList.remove("over");
      drag.over = over;
      if (over) over.classList.add("over");
      show(over ? `s ${place(drag.seat)} ${place(over)}` : place(drag.seat));
    }
    const low = innerHeight - (under && panel.contains(under) ? innerHeight - drag.y : 56);
    const step = drag.y < 56 ? -10 : drag.y >= low ? 10 : 0;
    if (step && !drag.scrolls) {
      drag.scrolls = true;
      requestAnimationFrame(() => {
        if (!drag) return;
        drag.scrolls = false;
        scrollBy(0, step);
        follow();
      });
    }
  }

  document.addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y);
    if (!drag.moving) {
      if (far < 6) return;
      if (!drag.mouse) return end(); // the finger scrolls
      begin();
    }
    drag.x = event.clientX;
    drag.y = event.clientY;
    follow();
  });

  document.addEventListener("pointerup", async (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { moving, seat, over } = drag;
    end();
    if (!moving) return;
    near = over || seat;
    addEventListener("click", stop, { capture: true, once: true }); // the click that ends a drag chooses nobody
    setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
    if (!over) return release();
    const line = `s ${place(seat)} ${place(over)}`;
    if (good(line)) confirm();
    else if (asked !== line || !shown() || shown().dataset.line !== line) offer(line); // let go before the cost was told
  });
  document.addEventListener("pointercancel", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    if (drag.moving) release();
    end();
  });
  draw.addEventListener("touchmove", (event) => drag && drag.moving && event.preventDefault(), { passive: false });
  draw.addEventListener("contextmenu", (event) => drag && event.preventDefault());

  function stop(event) {
    event.preventDefault();
    event.stopPropagation();
  }

  function end() {
    if (!drag) return;
    clearTimeout(drag.timer);
    if (drag.ghost) drag.ghost.remove();
    if (drag.over) drag.over.classList.remove("over");
    document.body.classList.remove("dragging");
    drag = null;
  }

  // The page that answers is looked at where this one was -------------------------------------------------------------

  const KEPT = "draw-seen";
  const top = (one) => one.getBoundingClientRect().top;
  panel.addEventListener("submit", () => {
    const at = near.matches(SEAT) ? place(near) : "";
    sessionStorage.setItem(KEPT, JSON.stringify([location.pathname, at, top(near)]));
  });
  const [path, at, was] = JSON.parse(sessionStorage.getItem(KEPT) || "[]");
  sessionStorage.removeItem(KEPT);
  const back = at ? draw.querySelector(`${SEAT}[value="${CSS.escape(at)}"]`) : typing.elements.line;
  if (path === location.pathname && back && !document.querySelector("[role=alert]")) {
    back.focus({ preventScroll: true });
    scrollBy(0, top(back) - was);
  }
})();
