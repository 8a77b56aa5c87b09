import { randomUUID } from "node:crypto";
import { remember } from "@/lib/remember";
import type { EventStream } from "./event-stream";

/**
 * The header in which the server names the connection of a request for events, so that the route can hand the stream
 * over to it; what a visitor sends there is dropped.
 */
export const STREAM_HEADER = "x-event-stream";

const expected = remember("handed event streams", () => new Map<string, EventStream | null>());

/** Expects that a stream will be handed over under the ticket that is returned. */
export function expectStream(): string {
  const ticket = randomUUID();
  expected.set(ticket, null);
  return ticket;
}

/** Hands a stream over to who expects it; where nobody does any more, it ends. */
export function handStream(ticket: string, stream: EventStream) {
  if (expected.has(ticket)) expected.set(ticket, stream);
  else stream.end();
}

/** The stream that was handed over, if one was; nothing else is expected under this ticket. */
export function takeStream(ticket: string): EventStream | null {
  const stream = expected.get(ticket) ?? null;
  expected.delete(ticket);
  return stream;
}
