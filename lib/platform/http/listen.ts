/** The delay before reconnecting, in milliseconds; doubled after each failure. */
const RETRY_DELAY_MS = { first: 1000, max: 30_000 };

export type Listening = {
  /** The event that confirms the subscription. */
  begin: string;
  change: string;
  /** Listens also on a hidden page, with one of the few connections that a browser opens to a site. */
  whileHidden?: boolean | undefined;
  /** Called with the data of `begin`, and whether changes may have been missed since the last connection. */
  onBegin: (data: string, isAgain: boolean) => void;
  onChange: () => void;
  onLive: (isLive: boolean) => void;
};

/**
 * Listens to the server-sent events of `path` while the page is visible and online. Retries after a failure; after a
 * 401 or 403 only when the page becomes visible again.
 * @returns a function that stops it
 */
export function listen(
  path: string,
  { begin, change, whileHidden = false, onBegin, onChange, onLive }: Listening,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let events: EventSource | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let wait = RETRY_DELAY_MS.first;
  let isAgain = false;

  function stop() {
    clearTimeout(retrying);
    events?.close();
    events = undefined;
    onLive(false);
  }

  /** Replaces the browser's own retry, which runs every second and logs each failure. */
  async function retryLater(broken: EventSource) {
    const wasAnswered = broken.readyState === EventSource.CLOSED;
    stop();
    if (wasAnswered && (await isRefused(path))) return;
    if (events || signal.aborted) return;
    clearTimeout(retrying);
    // Spreads the retries of all pages.
    retrying = setTimeout(start, wait * (0.75 + Math.random() / 4));
    wait = Math.min(2 * wait, RETRY_DELAY_MS.max);
  }

  function start() {
    stop();
    if (!whileHidden && document.visibilityState !== "visible") return;
    const source = new EventSource(path);
    events = source;
    source.onerror = () => void retryLater(source);
    source.addEventListener(change, onChange);
    source.addEventListener(begin, ({ data }: MessageEvent<string>) => {
      wait = RETRY_DELAY_MS.first;
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

/** EventSource hides the status. */
async function isRefused(path: string): Promise<boolean> {
  const answer = await fetch(path, { method: "HEAD", headers: { Accept: "text/event-stream" } }).catch(
    () => null,
  );
  return answer?.status === 401 || answer?.status === 403;
}
