/**
 * Marks a request that a page makes by itself, again and again: it does not count as use of a session, which else would
 * never end while such a page is open. A client that sends it only shortens its own session.
 */
export const AUTOMATIC_HEADER = "x-automatic";

/** Whether a page sent a request without a person: it has the header, or opens an event stream, as after each break. */
export const isAutomatic = (headers: Pick<Headers, "get">): boolean =>
  headers.get(AUTOMATIC_HEADER) !== null || headers.get("accept") === "text/event-stream";
