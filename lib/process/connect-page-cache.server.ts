import "server-only";
import { knownConfiguration } from "@/lib/installation/state.server";
import { connections } from "@/lib/platform/cache/page-cache";
import { hasActivePage } from "@/lib/templates/active.server";
import { countVisit } from "@/lib/visits/server";

/** Connects the page cache, which runs before Next.js, with the features, which run within it. */
export function connectPageCache() {
  connections.hasTemplatePage = hasActivePage;
  connections.readSettings = knownConfiguration;
  connections.countVisit = (page, { method = "GET", url = "/", headers }) =>
    countVisit(page, {
      method,
      url: `http://localhost${url}`,
      headers: { get: (name) => headers[name]?.toString() ?? null },
    });
}
