import { randomUUID } from "node:crypto";
import { remember } from "@/lib/platform/runtime/remember";
import type { EventStream } from "./event-stream";

/**
 * An internal header with the ticket under which a route hands its event stream over to the HTTP server; removed from
 * clients' requests.
 */
export const STREAM_HEADER = "x-event-stream";

const expected = remember("handed event streams", () => new Map<string, EventStream | null>());

/** Issues a ticket. */
export function expectStream(): string {
  const ticket = randomUUID();
  expected.set(ticket, null);
  return ticket;
}

/** Hands a stream over; ends it if the ticket is no longer valid. */
export function handOverStream(ticket: string, stream: EventStream) {
  if (expected.has(ticket)) expected.set(ticket, stream);
  else stream.end();
}

/** Returns the stream of a ticket, or null, and invalidates the ticket. */
export function takeStream(ticket: string): EventStream | null {
  const stream = expected.get(ticket) ?? null;
  expected.delete(ticket);
  return stream;
}
