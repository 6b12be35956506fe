// What a script adds to any page: clocks that tick, reports that survive a lost network, and the line at its foot that
// tells of both and of what follow.js hears. Everything here works without it as well.
"use strict";
(() => {
  const body = document.body;
  const texts = JSON.parse(document.getElementById("words-topcut").textContent);
  const element = (tag, more) => Object.assign(document.createElement(tag), more);
  const text = (name, values) => texts[name].replace(/\{(\w+)\}/g, (_, one) => values[one]);

  // The strip: one line at the foot of the page, spoken by screen readers ---------------------------------------------

  const strip = element("div", { className: "strip", hidden: true });
  strip.setAttribute("role", "status");
  body.append(strip);
  const lines = new Map(); // why a line is there → [words, button, what it does]

  function say(why, words, button, act) {
    if (words) lines.set(why, [words, button, act]);
    else if (!lines.delete(why)) return;
    strip.textContent = "";
    strip.hidden = !lines.size;
    for (const [reason, [said, label, does]] of lines) {
      if (reason === "lost" && lines.has("kept")) continue; // says the same, and more
      strip.append(element("span", { textContent: said }));
      if (label) strip.append(element("button", { type: "button", textContent: label, onclick: does }));
    }
  }

  // Times are in the event's zone; the reader's own stands beside one where his clock says something else ---------------

  const faces = new Map();

  function wall(moment, zone) { // ["Sun", "20:00"]; nothing where this browser does not know the zone
    try {
      const how = { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: zone };
      if (!faces.has(zone)) faces.set(zone, new Intl.DateTimeFormat(document.documentElement.lang, how));
      const parts = Object.fromEntries(faces.get(zone).formatToParts(moment).map((one) => [one.type, one.value]));
      return [parts.weekday, `${parts.hour}:${parts.minute}`];
    } catch { return null; }
  }

  function ownTimes() {
    for (const time of document.querySelectorAll("time[data-zone]")) {
      const moment = new Date(time.dateTime);
      const there = wall(moment, time.dataset.zone), own = wall(moment);
      delete time.dataset.zone; // said once
      if (!there || `${there}` === `${own}`) continue;
      const shown = text("own", { time: there[0] === own[0] ? own[1] : own.join(" ") });
      time.append(element("small", { className: "own", textContent: ` ${shown}` }));
    }
  }

  // Clocks, by the server's time --------------------------------------------------------------------------------------

  let ahead = 0; // milliseconds by which the server's clock is before ours

  function learnTime(answer, asked) {
    const told = Date.parse(answer.headers.get("date") || "");
    if (!told) return;
    const off = told + 500 - (asked + Date.now()) / 2; // a date has whole seconds
    ahead = Math.abs(off) > 2000 ? off : 0;
  }

  // For a minute after each mark of `data-warn` whoever looks at a clock is told (001 7.3)
  function warn(clock, left) {
    const mark = (clock.dataset.warn || "").split(" ").find((one) => one && left <= one && left > one - 1);
    let note = clock.parentNode.querySelector(".warning");
    if (!mark) return note?.remove();
    if (!note) clock.after(note = element("output", { className: "warning" }));
    if (note.dataset.at !== mark) note.value = text("left", { minutes: note.dataset.at = mark });
  }

  function onTheWall(seconds) { // "38:12", "1:05:00"
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return (parts[0] ? parts : parts.slice(1)).map((n, at) => (at ? String(n).padStart(2, "0") : n)).join(":");
  }

  function overtime(shown) { // "3:05 over", its word small
    const [before, behind] = texts.over.split("{time}");
    const small = (words) => (words ? [element("small", { textContent: words })] : []);
    return [...small(before), shown, ...small(behind)];
  }

  function tick() {
    for (const clock of document.querySelectorAll("[data-ends]")) {
      const left = Date.parse(clock.dataset.ends) - Date.now() - ahead;
      const over = left <= 0;
      const shown = onTheWall(over ? Math.floor(-left / 1000) : Math.ceil(left / 1000));
      if (!clock.title) clock.title = clock.textContent;
      const words = over ? text("over", { time: shown }) : shown;
      if (clock.textContent !== words) clock.replaceChildren(...(over ? overtime(shown) : [shown]));
      clock.classList.toggle("last", !over && left < 300000);
      clock.classList.toggle("over", over);
      const then = over && "timeOver" in clock.dataset && document.querySelector("[data-at-time]");
      if (then) { then.open = true; delete clock.dataset.timeOver; }
      warn(clock, left / 60000);
    }
    for (const one of document.querySelectorAll("[data-until]")) { // a deadline, or the end of an announcement
      if (Date.parse(one.dataset.until) > Date.now() + ahead) continue;
      delete one.dataset.until; // said once
      document.dispatchEvent(new CustomEvent("follow:passed"));
    }
    for (const moment of document.querySelectorAll("[data-since]")) {
      const minutes = Math.floor((Date.now() + ahead - Date.parse(moment.dataset.since)) / 60000);
      if (!moment.title) moment.title = moment.textContent;
      const ago = minutes < 1 ? texts.now : minutes === 1 ? texts.minute : text("minutes", { minutes });
      const words = minutes < 100 ? ago : moment.title;
      if (moment.textContent !== words) moment.textContent = words;
    }
  }

  // A way to report: its first number has the focus, and its button repeats what it sends
  document.addEventListener("toggle", (told) => {
    if (told.target.open && told.target.matches(".way")) told.target.querySelector("input[type=number]")?.focus();
  }, true);
  document.addEventListener("input", (told) => {
    const { form } = told.target, button = form?.querySelector("[data-repeats]");
    if (!button) return;
    const words = button.firstElementChild, typed = [form.elements.mine.value, form.elements.theirs.value];
    words.dataset.plain ||= words.textContent.trim();
    words.textContent = typed.every(Boolean) ? `${words.dataset.plain} ${typed.join("–")}` : words.dataset.plain;
  });

  if (document.querySelector("[data-ends], [data-since], [data-until]")) {
    const asked = Date.now();
    fetch("/static/topcut.js", { cache: "no-store" }).then((answer) => { learnTime(answer, asked); tick(); }, () => {});
  }
  ownTimes();
  tick();
  setInterval(tick, 500);

  // What follow.js tells ---------------------------------------------------------------------------------------------

  const hear = (what, does) => document.addEventListener(`follow:${what}`, (told) => does(told.detail));
  hear("news", (show) => say("news", texts.news, texts.show, show));
  hear("lost", (since) => say("lost", text("lost", { at: new Date(since).toTimeString().slice(0, 5) })));
  hear("heard", () => say("lost"));
  hear("answered", ([answer, asked]) => learnTime(answer, asked));
  hear("shown", () => { say("news"); ownTimes(); tick(); });

  // The outbox: a report that cannot be sent is kept with its key, survives a reload, and is sent once ------------------

  const BOX = "topcut.outbox";
  let memory = [];
  const kept = () => { try { return JSON.parse(localStorage.getItem(BOX) || "[]"); } catch { return memory; } };
  const keep = (items) => { memory = items; try { localStorage.setItem(BOX, JSON.stringify(items)); } catch { /* private */ } };
  const drop = (item) => keep(kept().filter((one) => one.id !== item.id));
  let sending = false, pause = 3000, again = 0;

  document.addEventListener("visibilitychange", () => { if (!document.hidden) flush(); });
  addEventListener("online", () => flush());
  addEventListener("submit", (told) => {
    const form = told.target;
    if (!form.dataset.outbox || form.method !== "post") return;
    told.preventDefault();
    const sent = new FormData(form);
    if (told.submitter && told.submitter.name) sent.append(told.submitter.name, told.submitter.value);
    const words = new URLSearchParams([...sent].map(([name, value]) => [name, String(value)]));
    const item = { id: `${words}`, url: form.action, page: location.pathname, what: form.dataset.outbox, body: `${words}` };
    keep([...kept().filter((one) => one.id !== item.id), item]);
    form.querySelectorAll("button").forEach((one) => { one.disabled = true; });
    if (document.activeElement) document.activeElement.blur();
    pause = 3000;
    flush();
  });

  async function flush() {
    clearTimeout(again);
    if (sending || !kept().length) return;
    sending = true;
    try {
      for (const item of kept()) await send(item);
      say("kept");
    } catch {
      const what = kept()[0] ? kept()[0].what : texts.report;
      say("kept", text("kept", { what }));
      again = setTimeout(flush, pause);
      pause = Math.min(pause * 1.5, 30000);
    } finally {
      sending = false;
    }
  }

  async function send(item) {
    let answer = await post(item, item.body);
    if (answer.status === 403) answer = await post(item, await withNewToken(item));
    if (answer.status >= 500 || answer.status === 429) throw new Error("later");
    const html = await answer.text();
    say("lost"); // there is a connection again
    if (answer.status === 403) {
      const gone = () => { drop(item); say("known"); };
      return say("known", text("unknown", item), texts.forget, gone);
    }
    drop(item);
    if (location.pathname === item.page) document.dispatchEvent(new CustomEvent("follow:show", { detail: html }));
    else if (answer.ok) say("sent", text("sent", item), texts.close, () => say("sent"));
    else say("sent", text("refused", item), texts.look, () => { location.href = item.page; });
    return null;
  }

  const fetched = (address, more) => fetch(address, { signal: AbortSignal.timeout?.(15000), ...more });
  const post = (item, words) => fetched(item.url, {
    method: "POST", body: words, headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });

  async function withNewToken(item) {
    const made = new DOMParser().parseFromString(await (await fetched(item.page)).text(), "text/html");
    const token = made.querySelector("[name=csrfmiddlewaretoken]");
    const words = new URLSearchParams(item.body);
    if (token) words.set("csrfmiddlewaretoken", token.value);
    return `${words}`;
  }

  flush();

  // A text that is too long is told while it is typed, before anything is sent; nothing is cut -----------------------------

  document.addEventListener("input", ({ target }) => {
    if (!target.dataset?.most) return;
    const most = Number(target.dataset.most), signs = target.value.trim().length;
    target.setCustomValidity(signs > most ? text("long", { most, signs }) : "");
  });
})();
