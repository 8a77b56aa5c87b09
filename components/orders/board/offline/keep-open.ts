/** The delay until the files of the view are loaded, and the interval of keeping it again, in milliseconds. */
const DELAY_MS = { first: 10_000, next: 6 * 3_600_000 };

/**
 * Keeps a document while it is open. An attempt that fails is repeated after a delay that doubles each time.
 * @param keep returns whether the document is kept; it may reject
 * @returns a function that ends the attempts
 */
export function keepWhileOpen(keep: () => Promise<boolean>): () => void {
  let isOpen = true;
  let delay = DELAY_MS.first;
  let timer = setTimeout(attempt, delay);
  async function attempt() {
    const isKept = await keep().catch(() => false);
    delay = isKept ? DELAY_MS.first : Math.min(2 * delay, DELAY_MS.next);
    if (isOpen) timer = setTimeout(attempt, isKept ? DELAY_MS.next : delay);
  }
  return () => {
    isOpen = false;
    clearTimeout(timer);
  };
}
