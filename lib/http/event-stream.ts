import {
  addStream,
  type Listener,
  type OpenStream,
  removeStream,
  requireRoomForStream,
} from "./open-streams";

export type Send = (event: string, data?: string) => void;
/** Begins to tell of events, and returns how to stop. */
export type Follow = (send: Send) => () => void;

const STILL_HERE = ": still here\n\n";
const encoder = new TextEncoder();

/**
 * A body that stays open and tells of events (server-sent events, WHATWG HTML section 9.2), until its reader leaves or
 * stops reading, or the session ends. What waits to be read is told once, however often it happened.
 * @throws AppError `too-many-tries`, `unavailable`
 */
export function openEventStream(
  follow: Follow,
  listener: Listener,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  requireRoomForStream(listener);
  const waiting = new Set(["retry: 1000\n\n"]);
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isWanted = false;
  let unfollow: (() => void) | undefined;

  function hand() {
    if (!isWanted || waiting.size === 0) return;
    isWanted = false;
    controller?.enqueue(encoder.encode([...waiting].join("")));
    waiting.clear();
  }

  function tell(text: string) {
    waiting.add(text);
    hand();
  }

  const stream: OpenStream = {
    listener,
    beat() {
      const isOver = listener.session !== null && listener.session.endsAt <= Date.now();
      if (isOver || waiting.has(STILL_HERE)) stream.end();
      else tell(STILL_HERE);
    },
    end() {
      if (!removeStream(stream)) return;
      signal.removeEventListener("abort", stream.end);
      unfollow?.();
      controller?.close();
      controller = undefined;
    },
  };

  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
      },
      pull() {
        isWanted = true;
        unfollow ??= follow((event, data = "") => tell(`event: ${event}\ndata: ${data}\n\n`));
        hand();
      },
      cancel() {
        controller = undefined;
        stream.end();
      },
    },
    { highWaterMark: 0 },
  );
  addStream(stream);
  signal.addEventListener("abort", stream.end, { once: true });
  if (signal.aborted) stream.end();
  return body;
}
