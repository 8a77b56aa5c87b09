import { gzipSync } from "node:zlib";
import { expect, openSignedIn, test } from "@/tests/support/browser/browser";

/** All scripts that a page of the portal loads before it is used, compressed, in bytes. */
const MAX_SCRIPT_BYTES = 220_000;

/** The heaviest pages; `npm run sizes` limits the scripts in the HTML of all. */
const pages = ["/admin", "/admin?tab=hours", "/admin?tab=settings", "/portal/editor"];

test("pages of the portal load little until they are used, also after hydration", async ({
  page,
  configuredApp: { origin },
}) => {
  await openSignedIn(page, origin, "/Home");
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    // Ignores what the frame of a preview loads.
    if (response.frame() !== page.mainFrame()) return;
    if (!response.url().includes("/_next/static/chunks/") || !response.url().includes(".js")) return;
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    );
  });
  for (const path of pages) {
    await page.goto("about:blank");
    sizes.clear();
    await page.goto(origin + path, { waitUntil: "networkidle" });
    const bytes = await Promise.all(sizes.values());
    const total = bytes.reduce((sum, size) => sum + size, 0);
    expect([path, total > 0, total <= MAX_SCRIPT_BYTES ? "light" : total]).toEqual([path, true, "light"]);
  }
});
