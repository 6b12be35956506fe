// What a typed slip means, told before Enter. The desk works without this file.
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
})();
