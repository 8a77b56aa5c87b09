import { randomUUID } from "node:crypto";
import { remember } from "@/lib/platform/runtime/remember";
import type { EventStream } from "./event-stream";

/**
 * An internal header with the ticket under which a route hands its event stream over to the HTTP server; a value that
 * a client sends is dropped.
 */
export const STREAM_HEADER = "x-event-stream";

const expected = remember("handed event streams", () => new Map<string, EventStream | null>());

/** Announces that a stream will be handed over. @returns the ticket to hand it over with */
export function expectStream(): string {
  const ticket = randomUUID();
  expected.set(ticket, null);
  return ticket;
}

/** Hands a stream over for a ticket; ends it where the ticket is not in use any more. */
export function handOverStream(ticket: string, stream: EventStream) {
  if (expected.has(ticket)) expected.set(ticket, stream);
  else stream.end();
}

/** Takes the stream that was handed over for a ticket, null if none was, and invalidates the ticket. */
export function takeStream(ticket: string): EventStream | null {
  const stream = expected.get(ticket) ?? null;
  expected.delete(ticket);
  return stream;
}
