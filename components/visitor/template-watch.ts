import { hrefOf } from "@/lib/platform/http/call-path";
import { listen } from "@/lib/platform/http/listen";
import { RELOAD_DELAY_MS, TEMPLATE_CHANGED, TEMPLATE_CHANNEL, TEMPLATE_SHOWN } from "@/lib/templates/change";

/** Reloads the page once the public site differs from `shown`; a hidden page checks when it becomes visible. */
export function watchTemplate(shown: string) {
  let reloads = false;

  function reload() {
    if (reloads) return;
    reloads = true;
    setTimeout(() => window.location.reload(), RELOAD_DELAY_MS);
  }

  /** Closes on leaving: browsers don't restore pages with an open channel. */
  function hearTabs() {
    const channel = new BroadcastChannel(TEMPLATE_CHANNEL);
    channel.onmessage = ({ data }) => data === TEMPLATE_CHANGED && reload();
    window.addEventListener("pagehide", () => channel.close(), { once: true });
  }

  // A template's page has no origin, so that no channel reaches it.
  if (window.origin !== "null") {
    hearTabs();
    window.addEventListener("pageshow", ({ persisted }) => persisted && hearTabs());
  }
  listen(hrefOf("GET /templates/events"), {
    begin: TEMPLATE_SHOWN,
    change: TEMPLATE_CHANGED,
    onBegin: (now) => now !== shown && reload(),
    onChange: reload,
    onLive: () => undefined,
  });
}
