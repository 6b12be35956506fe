// A page follows its event: what is marked data-live is made anew when the journal has grown, told by the server or asked
// for now and then. A part in which somebody types or answers stays, with the head that its forms were made for.
"use strict";
(() => {
  const body = document.body;
  const all = (part, what) => [...part.querySelectorAll(what)];
  const parts = () => all(document, "[data-live]");
  if (!parts().length) return;
  const tell = (what, detail) => document.dispatchEvent(new CustomEvent(`follow:${what}`, { detail }));
  const hear = (what, does) => document.addEventListener(`follow:${what}`, (told) => does(told.detail));
  const head = (page) => Number(page.body.dataset.head); // how long the journal was when this page was made

  // What stays --------------------------------------------------------------------------------------------------------

  const FIELD = "input:not([type=hidden]), select, textarea";
  const SAID = ".note.good[role=status], .toast, .refusal"; // to who did something here; news do not know of it
  let done = Date.now(); // when something was done here

  const changed = (field) => (/^(checkbox|radio)$/.test(field.type) ? field.checked !== field.defaultChecked
    : field.options ? field.selectedIndex > 0 && !field.options[field.selectedIndex].defaultSelected
      : field.value !== field.defaultValue);

  const busy = (part) => part.querySelector("details:is(.way, .ask)[open]")
    || all(part, FIELD).some((field) => field === document.activeElement || changed(field));

  const marked = (part) => all(part, "[data-mark]").map((one) => [one.dataset.mark, one.textContent]);
  const named = (details) => details.id || details.querySelector("summary")?.textContent;
  const open = (part) => all(part, "details[open]");

  function renew(part, made, news) {
    if (part.innerHTML === made.innerHTML) return;
    const before = new Map(marked(part)), opened = open(part).map(named);
    const moved = all(part, ".scroll").map((one) => [one.scrollLeft, one.scrollTop]);
    const said = news && Date.now() - done < 10000 ? all(part, SAID) : [];
    const at = part.contains(document.activeElement) ? document.activeElement : null;
    part.replaceChildren(...made.childNodes);
    (part.querySelector(".me") || part).prepend(...said);
    all(part, "details").forEach((one) => { if (opened.includes(named(one))) one.open = true; });
    all(part, ".scroll").forEach((one, n) => one.scrollTo(...(moved[n] || [0, 0])));
    const same = at && all(part, at.tagName).find((one) => (at.id ? one.id === at.id : one.isEqualNode(at)));
    same?.focus({ preventScroll: true });
    for (const one of all(part, "[data-mark]")) {
      const was = before.get(one.dataset.mark);
      one.classList.toggle("changed", was !== undefined && was !== one.textContent);
    }
  }

  // The page, made anew -----------------------------------------------------------------------------------------------

  let since = Date.now(); // when the page was last known to be as it is
  let passed = false; // a deadline is over, or an announcement: the page is another one without any record
  let waits = false; // there is something new, and a part in which somebody types

  function show(html, news) {
    const page = new DOMParser().parseFromString(html, "text/html");
    if (!page.getElementById("main") || (news && head(page) < head(document) + (passed ? 0 : 1))) return;
    passed = false;
    const kept = news ? parts().filter(busy) : [];
    since = Date.now();
    if (!news) {
      done = since;
      parts().flatMap(open).forEach((one) => { one.open = false; });
    }
    for (const part of parts()) {
      const made = page.getElementById(part.id);
      if (made && !kept.includes(part)) renew(part, made, news);
    }
    waits = kept.length > 0;
    if (!waits) {
      document.title = page.title;
      body.dataset.head = page.body.dataset.head || body.dataset.head;
    }
    if (!news) document.querySelector("[data-live] [role=alert]")?.scrollIntoView({ block: "center" });
    tell("shown");
    if (waits) tell("news", () => look(location.href));
  }

  async function look(wanted) { // at another address, or at this one because somebody asked; otherwise because of news
    if (!wanted && document.querySelector("[data-live] :active")) return later(1); // nothing moves under a finger
    const asked = Date.now();
    try {
      const headers = { "X-Topcut-Live": "1" };
      const answer = await fetch(wanted || location.href, { headers, signal: AbortSignal.timeout?.(15000) });
      tell("answered", [answer, asked]);
      const html = await answer.text();
      since = Date.now();
      tell("heard");
      if (!answer.ok) return;
      if (wanted) history.replaceState(null, "", wanted);
      show(html, !wanted);
    } catch {
      lost();
      later(10);
    }
  }

  hear("show", show); // what the server answered to a form
  hear("turn", look);
  hear("passed", () => { passed = true; later(1); });
  document.addEventListener("focusout", () => setTimeout(() => { if (waits && !parts().some(busy)) later(); }));

  // A change is looked at after a moment that grows with the field, so that a whole hall does not ask at once.
  let due = 0;

  function later(least = 0) {
    if (due) return;
    const wait = least + Math.random() * Number(document.querySelector("[data-calm]")?.dataset.calm ?? 1);
    due = setTimeout(() => { due = 0; look(); }, 1000 * wait);
  }

  const lost = () => tell("lost", since);

  // News: server-sent events, or asking now and then where they do not come through -----------------------------------

  let stream = null, failed = 0, poll = 0;

  function listen() {
    if (stream) return;
    if (!window.EventSource || failed > 3) return ask();
    stream = new EventSource(`/e/${body.dataset.event}/live`);
    stream.onopen = () => {
      if (navigator.onLine === false) return; // it had been on its way
      if (failed) later();
      failed = 0;
      tell("heard");
    };
    stream.onmessage = (told) => { if (Number(told.data) > head(document)) later(); };
    stream.onerror = () => {
      failed += 1;
      if (navigator.onLine === false || failed > 1) lost();
      if (stream && stream.readyState === 2) { hush(); setTimeout(listen, 1000 * 2 ** Math.min(failed, 5)); }
      else if (failed > 3) { hush(); ask(); }
    };
  }

  function ask() {
    clearTimeout(poll);
    poll = setTimeout(() => { if (!document.hidden) later(); ask(); }, 15000 + Math.random() * 15000);
  }

  function hush() {
    if (stream) stream.close();
    stream = null;
  }

  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return hush(); // the seventh open stream of a browser would hang
    listen();
    if (Date.now() - since > 5000) later();
  });
  addEventListener("offline", lost);
  addEventListener("online", () => { failed = 0; listen(); later(); });
  addEventListener("pagehide", hush);
  addEventListener("pageshow", (told) => { if (told.persisted) { listen(); later(); } });
  if (!document.hidden) listen();
})();
