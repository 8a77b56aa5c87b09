import {
  addStream,
  type Listener,
  type OpenStream,
  removeStream,
  requireRoomForStream,
} from "./open-streams";

export type Send = (event: string, data?: string) => void;
/** Starts sending events with `send`; returns a function that stops it. */
export type Follow = (send: Send) => () => void;

/** `take` receives text; `leave` is called at the end of the stream. */
export type Reader = { take: (text: string) => void; leave: () => void };

export type EventStream = {
  /** Starts the stream; `reader` gets text when it asks for it. */
  begin: (reader: Reader) => void;
  /** Asks for more text: the reader has sent everything. */
  want: () => void;
  end: () => void;
};

const HEARTBEAT = ": still here\n\n";

/**
 * Opens a stream of server-sent events (WHATWG HTML, section 9.2), which ends when the client disconnects, stops
 * reading or loses the session. It respects backpressure: an event waiting to be read is sent once, however often it
 * occurred. Packages for such streams write without waiting for the reader.
 * @throws AppError `too-many-tries` or `unavailable` if this listener or the process has too many streams
 */
export function openEventStream(follow: Follow, listener: Listener): EventStream {
  requireRoomForStream(listener);
  const waiting = new Set(["retry: 1000\n\n"]);
  let reader: Reader | undefined;
  let isWanted = false;
  let unfollow: (() => void) | undefined;

  function send(text: string) {
    waiting.add(text);
    if (!isWanted) return;
    isWanted = false;
    const all = [...waiting].join("");
    waiting.clear();
    reader?.take(all);
  }

  function want() {
    isWanted = true;
    const [first] = waiting;
    if (first !== undefined) send(first);
  }

  const stream: OpenStream = {
    listener,
    beat() {
      const isOver = listener.session !== null && listener.session.endsAt <= Date.now();
      if (isOver || waiting.has(HEARTBEAT)) stream.end();
      else send(HEARTBEAT);
    },
    end() {
      if (!removeStream(stream)) return;
      isWanted = false;
      unfollow?.();
      reader?.leave();
    },
  };
  addStream(stream);

  return {
    begin(given) {
      reader = given;
      unfollow = follow((event, data = "") => send(`event: ${event}\ndata: ${data}\n\n`));
      want();
    },
    want,
    end: stream.end,
  };
}
