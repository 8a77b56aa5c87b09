const NAME = "orders-bell";

/** The interval of questions to the page that has the bell, and the wait for its answer, in milliseconds. */
const ASK_EVERY_MS = 10_000;
const ANSWER_MS = 2000;

type Wish = {
  /** True for the list of orders, which takes the bell from the page that has it. */
  isBoard: boolean;
  onChange: (isMine: boolean) => void;
};

/**
 * Asks for the bell, which one page of the browser has at a time. Browsers freeze pages that are out of sight together with
 * their locks, so a page that has the bell and doesn't answer loses it.
 * @returns a function that leaves it to another page
 */
export function askForBell({ isBoard, onChange }: Wish): () => void {
  const channel = new BroadcastChannel(NAME);
  let isMine = false;
  let isAnswered = false;
  let answering: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();

  function set(next: boolean) {
    isMine = next;
    onChange(next);
  }

  function queue({ steal }: { steal: boolean }) {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const hold = async () => {
      if (signal.aborted) return;
      set(true);
      await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
    };
    navigator.locks.request(NAME, steal ? { steal } : { signal }, hold).catch(() => {
      if (signal.aborted) return;
      set(false);
      queue({ steal: false });
    });
  }

  function ask() {
    if (isMine) return;
    isAnswered = false;
    channel.postMessage("ask");
    answering = setTimeout(() => isMine || isAnswered || queue({ steal: true }), ANSWER_MS);
  }

  channel.onmessage = ({ data }) => {
    if (data !== "ask") isAnswered = true;
    else if (isMine) channel.postMessage("answer");
  };
  const asking = setInterval(ask, ASK_EVERY_MS);
  queue({ steal: isBoard });
  return () => {
    clearInterval(asking);
    clearTimeout(answering);
    channel.close();
    request.abort();
  };
}
