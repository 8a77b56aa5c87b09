import { visitorScript } from "@/lib/site/visitor-script";
import { escapeAttribute } from "./html/page-head";

/** Delay between the page's load event and attaching its scripts, in milliseconds (section 9 of the specification). */
const ATTACH_DELAY_MS = 100;

type Script = { src: string; module: boolean };

/**
 * Runs in the visitor's browser. Errors and unhandled rejections of scripts become warnings on the console (section 1
 * of the specification). `crossOrigin` lets the page read them: its origin is opaque, and browsers hide the errors of
 * scripts that are loaded without CORS. The scripts load after the page's own events, which most of them wait for, so
 * the events are dispatched again once every script is there.
 */
const attach = `function (scripts) {
  function warn(event, reason) {
    event.preventDefault();
    console.warn("A script of this template failed:", reason);
  }
  window.addEventListener("error", function (event) {
    if (event instanceof ErrorEvent) warn(event, event.error || event.message);
  });
  window.addEventListener("unhandledrejection", function (event) { warn(event, event.reason); });
  function next(i) {
    if (i === scripts.length) {
      document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
      document.dispatchEvent(new Event("readystatechange"));
      window.dispatchEvent(new Event("load"));
      return;
    }
    var script = document.createElement("script");
    script.src = scripts[i].src;
    if (scripts[i].module) script.type = "module";
    script.crossOrigin = "anonymous";
    script.onload = script.onerror = function () { next(i + 1); };
    document.body.appendChild(script);
  }
  window.addEventListener("load", function first(event) {
    if (!event.isTrusted) return;
    setTimeout(function () { if (scripts.length) next(0); }, ${ATTACH_DELAY_MS});
  });
}`;

const literal = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** A script element that attaches a template's scripts in their order. */
export function attachScripts(scripts: readonly Script[]): string {
  const list = literal(scripts.map(({ src, module }) => ({ src, module })));
  return `<script>(${attach})(${list});</script>`;
}

/** The script of public pages, which reloads the page when visitors should see something other than `shown`. */
export const followTemplate = (shown: string) =>
  `<script async src="${visitorScript.address}" data-shown="${escapeAttribute(shown)}"></script>`;

/** A script element that makes links open in the top window, except links within the page. */
export const leaveFrame = `<script>document.addEventListener("click", function (event) {
  var link = event.target.closest && event.target.closest("a[href]");
  var page = location.href.split("#")[0];
  if (link && !link.target && link.href.split("#")[0] !== page) link.target = "_top";
}, true);</script>`;
