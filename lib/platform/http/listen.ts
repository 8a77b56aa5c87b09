/** How long to wait before listening again after a break, in milliseconds; twice as long after each failure. */
const RETRY = { first: 1000, longest: 30_000 };

export type Listening = {
  /** The event after which no change is missed. */
  begin: string;
  /** The event of a change. */
  change: string;
  /** Listens also while nobody looks at the page, with one of the few connections that a browser opens to a site. */
  whileHidden?: boolean | undefined;
  /** Called with what `begin` brings, and whether changes may have been missed since it last listened. */
  onBegin: (data: string, isAgain: boolean) => void;
  onChange: () => void;
  onLive: (isLive: boolean) => void;
};

/**
 * Listens to the server-sent events of `path` while the page is seen and has a network. After a break it tries again
 * later, and gives up where the server lets this visitor listen no more, until the page is looked at again.
 * @returns how to stop
 */
export function listen(
  path: string,
  { begin, change, whileHidden = false, onBegin, onChange, onLive }: Listening,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let events: EventSource | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let wait = RETRY.first;
  let isAgain = false;

  function stop() {
    clearTimeout(retrying);
    events?.close();
    events = undefined;
    onLive(false);
  }

  /** The browser's own way to connect again asks every second, and complains in the console each time. */
  async function retryLater(broken: EventSource) {
    const wasAnswered = broken.readyState === EventSource.CLOSED;
    stop();
    if (wasAnswered && (await isRefused(path))) return;
    if (events || signal.aborted) return;
    clearTimeout(retrying);
    // Not all pages at once where the server was away.
    retrying = setTimeout(start, wait * (0.75 + Math.random() / 4));
    wait = Math.min(2 * wait, RETRY.longest);
  }

  function start() {
    stop();
    if (!whileHidden && document.visibilityState !== "visible") return;
    const source = new EventSource(path);
    events = source;
    source.onerror = () => void retryLater(source);
    source.addEventListener(change, onChange);
    source.addEventListener(begin, ({ data }: MessageEvent<string>) => {
      wait = RETRY.first;
      onLive(true);
      onBegin(data, isAgain);
      isAgain = true;
    });
  }

  document.addEventListener("visibilitychange", () => (whileHidden && events) || start(), { signal });
  window.addEventListener("online", start, { signal });
  window.addEventListener("offline", stop, { signal });
  window.addEventListener("pagehide", stop, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && start(), { signal });
  start();
  return () => {
    ended.abort();
    stop();
  };
}

/** An EventSource hides the status of a refusal. */
async function isRefused(path: string): Promise<boolean> {
  const answer = await fetch(path, { method: "HEAD", headers: { Accept: "text/event-stream" } }).catch(
    () => null,
  );
  return answer?.status === 401 || answer?.status === 403;
}
