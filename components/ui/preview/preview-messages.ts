/** Messages between an editor and the page in its preview's frame; `preview` names the editor. */
export type PreviewMessage = { preview: string; type: "ready" | "content" | "show"; value?: unknown };

const types = new Set<unknown>(["ready", "content", "show"]);

/** Returns the message of a preview from the window `expected` and this site; null for others. */
export function readMessage(
  { origin, source, data }: MessageEvent,
  expected: Window | null | undefined,
  preview: string,
): PreviewMessage | null {
  if (origin !== window.location.origin || !expected || source !== expected) return null;
  return data?.preview === preview && types.has(data.type) ? (data as PreviewMessage) : null;
}

/** Posts a message to the other window if it shows a page of this site. */
export const postMessage = (to: Window | null | undefined, message: PreviewMessage) =>
  to?.postMessage(message, window.location.origin);
