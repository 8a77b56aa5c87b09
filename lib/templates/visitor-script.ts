import { RELOAD_AFTER, TEMPLATE_CHANGED } from "./schema";

/** How long after the page has loaded its scripts are attached, in milliseconds (section 9 of the specification). */
const ATTACH_AFTER = 100;

type Script = { src: string; module: boolean };

/**
 * Runs in the visitor's browser. The scripts come after the page's own events, which most of them wait for, so the
 * events are told again once every script is there.
 */
const attach = `function (scripts) {
  function next(i) {
    if (i === scripts.length) {
      document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
      document.dispatchEvent(new Event("readystatechange"));
      window.dispatchEvent(new Event("load"));
      return;
    }
    var script = document.createElement("script");
    script.src = scripts[i].src;
    if (scripts[i].module) { script.type = "module"; script.crossOrigin = "anonymous"; }
    script.onload = script.onerror = function () { next(i + 1); };
    document.body.appendChild(script);
  }
  window.addEventListener("load", function first(event) {
    if (!event.isTrusted) return;
    setTimeout(function () { if (scripts.length) next(0); }, ${ATTACH_AFTER});
  });
}`;

const follow = `function () {
  new EventSource("/api/templates/events").addEventListener("${TEMPLATE_CHANGED}", function () {
    setTimeout(function () { location.reload(); }, ${RELOAD_AFTER});
  });
}`;

/** A script element that attaches a template's scripts in their order, and follows changes of the template. */
export function visitorScript(scripts: readonly Script[]): string {
  const list = JSON.stringify(scripts.map(({ src, module }) => ({ src, module }))).replaceAll("<", "\\u003c");
  return `<script>(${attach})(${list});(${follow})();</script>`;
}
