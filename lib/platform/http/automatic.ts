/**
 * Marks a periodic request of a page, which does not count as use of a session, so that sessions of open pages can
 * expire. A client that sends it only shortens its own session.
 */
export const AUTOMATIC_HEADER = "x-automatic";

/** Returns whether a page sent the request without a user's action: it has the header, or opens an event stream. */
export const isAutomatic = (headers: Pick<Headers, "get">): boolean =>
  headers.get(AUTOMATIC_HEADER) !== null || headers.get("accept") === "text/event-stream";
