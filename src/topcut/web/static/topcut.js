// What a script adds to any page: news as they happen, clocks that tick, reports that survive a lost network.
// Everything here works without it as well.
"use strict";
(() => {
  const body = document.body;
  const event = body.dataset.event || "";
  const main = () => document.getElementById("main");
  // the projector and the desk follow the event by scripts of their own
  const follows = event && !body.matches(".display") && !document.querySelector("[data-live], script[src$='console.js']");

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

  function tick() {
    for (const clock of document.querySelectorAll("[data-ends]")) {
      const left = Date.parse(clock.dataset.ends) - Date.now() - ahead;
      const seconds = Math.max(0, Math.ceil(left / 1000));
      const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
      const shown = (parts[0] ? parts : parts.slice(1)).map((n, at) => (at ? String(n).padStart(2, "0") : n)).join(":");
      if (!clock.title) clock.title = clock.textContent;
      const words = left > 0 ? shown : texts.time;
      if (clock.textContent !== words) clock.textContent = words;
      clock.classList.toggle("last", left < 300000);
      warn(clock, left / 60000);
    }
    for (const moment of document.querySelectorAll("[data-since]")) {
      const minutes = Math.floor((Date.now() + ahead - Date.parse(moment.dataset.since)) / 60000);
      if (!moment.title) moment.title = moment.textContent;
      const ago = minutes < 1 ? texts.now : minutes === 1 ? texts.minute : text("minutes", { minutes });
      const words = minutes < 100 ? ago : moment.title;
      if (moment.textContent !== words) moment.textContent = words;
    }
  }

  if (document.querySelector("[data-ends], [data-since]")) {
    const asked = Date.now();
    fetch("/static/topcut.js", { cache: "no-store" }).then((answer) => { learnTime(answer, asked); tick(); }, () => {});
  }
  const zone = document.querySelector("form[action^='/new'] #zone[value='UTC']"); // a new event is mostly where we are
  if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.value;
  ownTimes();
  tick();
  setInterval(tick, 500);

  // The main part of the page, made anew ------------------------------------------------------------------------------

  const fetched = (address, more = {}) => {
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(), 15000);
    return fetch(address, { credentials: "same-origin", signal: stop.signal, ...more }).finally(() => clearTimeout(late));
  };

  const shut = () => document.querySelectorAll("#main details[open]").forEach((one) => { one.open = false; });

  function busy() {
    const at = document.activeElement;
    if (at && main().contains(at) && /^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName)) return true;
    if (main().querySelector("details.way[open], details.ask[open]")) return true;
    return [...main().querySelectorAll("input,select,textarea")].some((field) => field.type !== "hidden" && (
      field.type === "checkbox" || field.type === "radio" ? field.checked !== field.defaultChecked
        : field.tagName === "SELECT" ? [...field.options].some((one) => one.selected !== one.defaultSelected) && field.selectedIndex > 0
          : field.value !== field.defaultValue));
  }

  function marks(where) {
    return new Map([...where.querySelectorAll("[data-mark]")].map((one) => [one.dataset.mark, one.textContent]));
  }

  const head = (page) => Number(page.dataset.head); // how long the journal was when this page was made

  const SAID = "#main .notice.good[role=status]"; // what was just done
  let done = 0; // when something was done here

  function show(html, news) {
    const made = new DOMParser().parseFromString(html, "text/html");
    const fresh = made.getElementById("main");
    if (!fresh) return false;
    if (news && head(made.body) <= head(body)) return true;
    const said = news && Date.now() - done < 10000 ? [...document.querySelectorAll(SAID)] : []; // news do not know of it
    if (!news) done = Date.now();
    const open = [...document.querySelectorAll("#main details[open][id]")].map((one) => one.id);
    const focus = document.activeElement && document.activeElement.id;
    const before = marks(main());
    main().replaceWith(document.adoptNode(fresh));
    for (const part of ["header.site .now", "footer.site"]) {
      const now = made.querySelector(part), was = document.querySelector(part);
      if (now && was) was.replaceWith(document.adoptNode(now));
    }
    (main().querySelector(".me") || main()).prepend(...said);
    document.title = made.title;
    body.dataset.head = made.body.dataset.head || body.dataset.head;
    open.forEach((id) => { const one = document.getElementById(id); if (one) one.open = true; });
    if (focus && document.getElementById(focus)) document.getElementById(focus).focus({ preventScroll: true });
    for (const one of main().querySelectorAll("[data-mark]")) {
      if (before.has(one.dataset.mark) && before.get(one.dataset.mark) !== one.textContent) one.classList.add("changed");
    }
    const refused = main().querySelector("[role=alert]");
    if (refused) refused.scrollIntoView({ block: "center" });
    since = Date.now();
    say("news");
    ownTimes();
    tick();
    return true;
  }

  let since = Date.now(); // when the page was last known to be as it is

  async function reload(asked) {
    if (busy() && !asked) return say("news", texts.news, texts.show, () => reload(true));
    const at = Date.now();
    try {
      const answer = await fetched(location.href, { headers: { "X-Topcut-Live": "1" } });
      learnTime(answer, at);
      const html = await answer.text();
      if (answer.ok && (asked || !busy())) {
        if (asked) shut();
        show(html, !asked);
      }
      since = Date.now();
      say("lost");
    } catch {
      lost();
      later(10);
    }
  }

  function lost() {
    const at = new Date(since).toTimeString().slice(0, 5);
    say("lost", text("lost", { at }));
  }

  // A change is looked at after a moment that grows with the field, so that a whole hall does not ask at once.
  let due = 0;

  function later(least = 0) {
    if (due || !follows) return;
    const calm = main().querySelector("[data-calm]");
    const wait = least + Math.random() * (calm ? Number(calm.dataset.calm) : 1);
    due = setTimeout(() => { due = 0; reload(false); }, 1000 * wait);
  }

  // News: server-sent events, or asking now and then where they do not come through -----------------------------------

  let stream = null, failed = 0, poll = 0;

  function listen() {
    if (!follows || stream) return;
    if (!window.EventSource || failed > 3) return ask();
    stream = new EventSource(`/e/${event}/live`);
    stream.onopen = () => { if (failed) later(); failed = 0; say("lost"); };
    stream.onmessage = (told) => { if (Number(told.data) > head(body)) later(); };
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
    flush();
  });
  addEventListener("offline", lost);
  addEventListener("online", () => { failed = 0; listen(); later(); flush(); });
  addEventListener("pagehide", hush);
  addEventListener("pageshow", (told) => { if (told.persisted) { listen(); later(); } });
  if (!document.hidden) listen();

  // The outbox: a report that cannot be sent is kept with its key, survives a reload, and is sent once ------------------

  const BOX = "topcut.outbox";
  let memory = [];
  const kept = () => { try { return JSON.parse(localStorage.getItem(BOX) || "[]"); } catch { return memory; } };
  const keep = (items) => { memory = items; try { localStorage.setItem(BOX, JSON.stringify(items)); } catch { /* private */ } };
  const drop = (item) => keep(kept().filter((one) => one.id !== item.id));
  let sending = false, pause = 3000, again = 0;

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
    shut();
    if (location.pathname === item.page) show(html);
    else if (answer.ok) say("sent", text("sent", item), texts.close, () => say("sent"));
    else say("sent", text("refused", item), texts.look, () => { location.href = item.page; });
    return null;
  }

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

  // Two letters of a name narrow a list that is on the page -----------------------------------------------------------

  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

  document.addEventListener("input", (told) => {
    if (told.target.id !== "q" || !told.target.closest("form.find")) return;
    const typed = plain(told.target.value.trim());
    const rows = [...main().querySelectorAll("table.list > tbody > tr")];
    const fits = (row) => [...row.querySelectorAll("bdi")].some((name) => plain(name.textContent).includes(typed));
    const found = typed.length > 1 ? rows.filter(fits) : rows;
    rows.forEach((row) => { row.hidden = found.length > 0 && !found.includes(row); });
  });
})();
