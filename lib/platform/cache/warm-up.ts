import { setTimeout as delay } from "node:timers/promises";
import { inject } from "light-my-request";
import { knownOrigin, setupOrigin } from "@/lib/platform/http/origin";
import { log } from "@/lib/platform/log/log";
import { connections, type PageCache } from "./page-cache";

/** The maximum delay of a start, in milliseconds. */
const MAX_DELAY_MS = 10_000;

/**
 * Renders the site's pages before visitors ask for them. The first render in a process loads the modules of the page and
 * connects to the database, for half a second; a change would be visible on this instance later by as much.
 * Resolves without the remaining pages when `over` does.
 */
export async function warmUp(
  { fill }: Pick<PageCache, "fill">,
  over: Promise<unknown> = delay(MAX_DELAY_MS, undefined, { ref: false }),
): Promise<void> {
  let isOver = false;
  /** HEAD is not counted as a visit, and renders the page as well. */
  async function request(url: string) {
    const { host, protocol } = new URL(knownOrigin() ?? setupOrigin() ?? "http://localhost");
    const headers = { host, ...(protocol === "https:" && { "x-forwarded-proto": "https" }) };
    await inject(fill, { method: "HEAD", url, headers });
  }
  async function renderAll() {
    // Next.js connects the features at its first request.
    if (!connections.listPages) await request("/");
    for (const path of (await connections.listPages?.()) ?? []) {
      if (isOver) return;
      await request(path);
    }
  }
  const rendering = renderAll().catch((error: unknown) => {
    log.warn({ err: error }, "The pages could not be rendered before the first visit");
  });
  await Promise.race([rendering, over]);
  isOver = true;
}
