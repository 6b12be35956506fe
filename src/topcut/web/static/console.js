// A stack of slips, typed blind: each is sent by itself and in order while the next one is typed, and none is lost.
// What a slip means is told before Enter. The desk works without this file.
"use strict";
(() => {
  const form = document.querySelector("#slip-form");
  if (!form) return;
  const slip = form.querySelector("#slip"), said = document.querySelector("#slip-read");
  const words = JSON.parse(document.querySelector("#words-console").textContent);
  const hint = said.textContent;

  function tell(text, good = true) {
    said.textContent = text;
    said.classList.toggle("no", !good);
    slip.setAttribute("aria-invalid", String(!good));
  }

  // What it means, while it is typed ----------------------------------------------------------------------------------

  let waiting = 0;
  slip.addEventListener("input", () => {
    clearTimeout(waiting);
    slip.setAttribute("aria-invalid", "false");
    waiting = setTimeout(read, 200);
  });

  async function read() {
    const line = slip.value.trim();
    if (!line.includes(" ")) return tell(hint);
    const asked = new URLSearchParams({ line, round: said.dataset.round });
    try {
      const answer = await (await fetch(`${form.dataset.reading}?${asked}`)).json();
      if (slip.value.trim() === line) tell(answer.text, answer.good);
    } catch {
      tell(words.offline);
    }
    return null;
  }

  // Sending: one after the other; what has not arrived survives a reload ------------------------------------------------

  const BOX = `topcut.slips${form.action}`;
  let memory = [], sending = false, again = 0;
  const kept = () => { try { return JSON.parse(sessionStorage.getItem(BOX) || "[]"); } catch { return memory; } };
  const keep = (all) => { memory = all; try { sessionStorage.setItem(BOX, JSON.stringify(all)); } catch { /* private */ } };

  form.addEventListener("submit", (told) => {
    told.preventDefault();
    const line = slip.value.trim();
    if (!line) return;
    clearTimeout(waiting);
    const round = form.elements.round.value;
    keep([...kept(), { line, round, key: `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}` }]);
    slip.value = "";
    tell(hint);
    send();
  });

  async function send() {
    if (sending) return;
    sending = true;
    clearTimeout(again);
    try {
      while (kept().length) {
        await post(kept()[0]);
        keep(kept().slice(1));
      }
    } catch {
      tell(words.kept.replace("{slips}", kept().length), false);
      again = setTimeout(send, 3000);
    } finally {
      sending = false;
    }
  }

  async function post(one) {
    const body = new URLSearchParams(new FormData(form));
    for (const name of ["line", "round", "key"]) body.set(name, one[name]);
    const answer = await fetch(form.action, { method: "POST", body, signal: AbortSignal.timeout?.(15000) });
    const html = await answer.text();
    if (![200, 409, 422].includes(answer.status)) throw new Error("later");
    document.dispatchEvent(new CustomEvent("follow:show", { detail: html }));
    if (!answer.ok) beep();
  }

  send();
  addEventListener("online", send);

  // A sound for who looks at the paper, if they want one ------------------------------------------------------------

  const SOUND = "topcut.sound";
  const wanted = document.querySelector("#slip-sound");
  wanted.closest("[hidden]").hidden = false;
  try { wanted.checked = localStorage.getItem(SOUND) === "1"; } catch { /* private */ }
  wanted.addEventListener("change", () => {
    try { localStorage.setItem(SOUND, wanted.checked ? "1" : ""); } catch { /* private */ }
    beep();
  });

  function beep() {
    if (!wanted.checked || !window.AudioContext) return;
    const audio = new AudioContext(), tone = audio.createOscillator(), loud = audio.createGain();
    tone.frequency.value = 220;
    loud.gain.value = 0.15;
    tone.connect(loud).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.2);
    tone.onended = () => audio.close();
  }
})();
