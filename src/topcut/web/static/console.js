// The desk works without this file. It adds: what a typed slip means before Enter, and tables that follow
// the event while nobody is typing.
"use strict";
(() => {
  const slip = document.querySelector("#slip");
  const said = document.querySelector("#slip-read");
  if (slip && said) {
    const address = slip.form.dataset.reading;
    const words = JSON.parse(document.querySelector("#words-console").textContent);
    let waiting = 0;
    slip.addEventListener("input", () => {
      clearTimeout(waiting);
      waiting = setTimeout(read, 200);
    });
    async function read() {
      const line = slip.value.trim();
      slip.removeAttribute("aria-invalid");
      if (!line.includes(" ")) return;
      const asked = new URLSearchParams({ line, round: said.dataset.round });
      try {
        const answer = await (await fetch(`${address}?${asked}`)).json();
        if (slip.value.trim() !== line) return;
        said.textContent = answer.text;
        said.className = answer.good ? "hint" : "wrong";
        slip.setAttribute("aria-invalid", String(!answer.good));
      } catch {
        said.textContent = words.offline;
      }
    }
  }

  const slug = document.body.dataset.event;
  const busy = () => {
    const here = document.activeElement;
    return here && here.closest("[data-live]") && here !== document.body;
  };
  async function follow() {
    if (busy()) return;
    const page = await (await fetch(location.href, { headers: { Accept: "text/html", "X-Topcut-Live": "1" } })).text();
    const fresh = new DOMParser().parseFromString(page, "text/html");
    for (const part of document.querySelectorAll("[data-live]")) {
      const made = fresh.getElementById(part.id);
      if (made && made.innerHTML !== part.innerHTML && !busy() && !part.querySelector(".refusal")) part.innerHTML = made.innerHTML;
    }
    document.body.dataset.head = fresh.body.dataset.head;
  }
  if (slug && document.querySelector("[data-live]") && window.EventSource) {
    let source = null;
    const listen = () => {
      if (document.hidden && source) { source.close(); source = null; }
      if (!document.hidden && !source) {
        source = new EventSource(`/e/${slug}/live`);
        source.onmessage = (told) => {
          if (Number(told.data) > Number(document.body.dataset.head)) follow().catch(() => {});
        };
      }
    };
    document.addEventListener("visibilitychange", listen);
    listen();
  }
})();
