import "./document";
import { afterAll, beforeAll, expect } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { readToken } from "@/lib/accounts/sessions/client";
import type { EventStream } from "@/lib/platform/events/event-stream";
import { expectStream, STREAM_HEADER, takeStream } from "@/lib/platform/events/stream-handover";
import { answerOfRoute } from "./api";

/** Streams that have not confirmed their subscription. */
const opening = new Set<EventTarget>();

/** Waits until no event can be missed any more. */
export const listening = () => waitFor(() => expect(opening.size).toBe(0));

/** Server-sent events of the routes in this process, as the signed-in user receives them. A failure is not retried. */
class RouteEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  private stream: EventStream | null = null;

  constructor(path: string) {
    super();
    opening.add(this);
    void this.open(new URL(path, document.baseURI));
  }

  private async open(url: URL) {
    const ticket = expectStream();
    const token = readToken();
    const headers = { [STREAM_HEADER]: ticket, ...(token && { authorization: `Bearer ${token}` }) };
    await answerOfRoute(url, { headers });
    const stream = takeStream(ticket);
    if (!stream) return;
    if (this.readyState === RouteEventSource.CLOSED) return stream.end();
    this.stream = stream;
    stream.begin({
      take: (text) => {
        if (text.includes("event: ")) opening.delete(this);
        for (const [, event = "", data = ""] of text.matchAll(/^event: (.*)\ndata: (.*)$/gm))
          this.dispatchEvent(new MessageEvent(event, { data }));
        stream.want();
      },
      leave: () => {},
    });
  }

  close() {
    this.readyState = RouteEventSource.CLOSED;
    opening.delete(this);
    this.stream?.end();
  }
}

/** Has the screens of a file receive the server-sent events of the routes; otherwise none arrive. */
export function receiveEvents() {
  const { EventSource: silent } = window;
  beforeAll(() => {
    Object.assign(window, { EventSource: RouteEventSource });
  });
  afterAll(() => {
    Object.assign(window, { EventSource: silent });
  });
}
