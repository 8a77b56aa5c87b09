/** How often a comment keeps the connection from being cut for silence, in milliseconds. */
const HEARTBEAT = 20_000;
/** How many streams one process keeps open at most. */
const MAX_STREAMS = 2000;

const shared = globalThis as { platformStreams?: Set<() => void> };
shared.platformStreams ??= new Set();
const streams = shared.platformStreams;

/** Ends every stream, so that the process can stop; browsers connect again by themselves. */
export function endEventStreams() {
  for (const end of streams) end();
}

type Send = (event: string, data?: string) => void;

/**
 * An answer that stays open and tells of events (server-sent events, WHATWG HTML section 9.2); null where too many
 * are open.
 * @param subscribe is given how to send, and returns how to stop
 */
export function eventStream(subscribe: (send: Send) => () => void, signal: AbortSignal): Response | null {
  if (streams.size >= MAX_STREAMS) return null;
  const encoder = new TextEncoder();
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      write("retry: 1000\n\n");
      const unsubscribe = subscribe((event, data = "") => write(`event: ${event}\ndata: ${data}\n\n`));
      const heartbeat = setInterval(() => write(": still here\n\n"), HEARTBEAT);
      let ended = false;
      end = () => {
        if (ended) return;
        ended = true;
        clearInterval(heartbeat);
        unsubscribe();
        streams.delete(end);
        try {
          controller.close();
        } catch {
          // The browser has gone and closed it already.
        }
      };
      streams.add(end);
      signal.addEventListener("abort", end, { once: true });
    },
    cancel: () => end(),
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}
