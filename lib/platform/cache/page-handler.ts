import type { RequestListener } from "node:http";
import { remember } from "@/lib/platform/runtime/remember";
import { render } from "./render";

type Wanted = Parameters<typeof render>[1];

/** Set by the process that serves the pages, for features, which run within Next.js. */
const kept = remember<{ handle?: RequestListener }>("page handler", () => ({}));

/** Sets the listener that answers requests without the page cache; undefined for none. */
export function setPageHandler(handle: RequestListener | undefined) {
  if (handle) kept.handle = handle;
  else delete kept.handle;
}

export const hasPageHandler = () => kept.handle !== undefined;

/**
 * Renders a resource as visitors without cookies get it, and keeps nothing.
 * @returns null if the answer is too large to be kept
 * @throws Error if this process serves no pages
 */
export function renderForVisitors(wanted: Wanted): ReturnType<typeof render> {
  if (!kept.handle) throw new Error("This process serves no pages");
  return render(kept.handle, wanted);
}
