import type { LandingContent } from "@/lib/landing/schema";
import type { SectionName } from "./form-values";

/** What the editor tells the page in the preview's frame. */
export type ToPreview =
  | { type: "landing-preview:content"; content: LandingContent }
  | { type: "landing-preview:show"; section: SectionName };

/** What the page in the frame tells the editor: it listens now. */
export type FromPreview = { type: "landing-preview:ready" };

const names = new Set(["landing-preview:content", "landing-preview:show", "landing-preview:ready"]);

/** The message, where it comes from `source` and from this site; null for every other. */
export function readMessage<Message extends ToPreview | FromPreview>(
  { origin, source, data }: MessageEvent,
  expected: Window | null | undefined,
): Message | null {
  if (origin !== window.location.origin || !expected || source !== expected) return null;
  return names.has(data?.type) ? (data as Message) : null;
}
