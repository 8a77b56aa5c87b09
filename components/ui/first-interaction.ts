const events = ["pointermove", "pointerdown", "click", "keydown", "input", "submit"] as const;

let hasHappened = false;
const waiting = new Set<() => void>();

function happen() {
  hasHappened = true;
  for (const event of events) window.removeEventListener(event, happen, { capture: true });
  const runs = [...waiting];
  waiting.clear();
  for (const run of runs) run();
}

/**
 * Runs once the page has been used by pointer or keyboard, at once if it was: the time to load what a page doesn't need
 * to be read.
 * @returns a function that cancels it
 */
export function onFirstInteraction(run: () => void): () => void {
  if (hasHappened) {
    run();
    return () => {};
  }
  if (waiting.size === 0) {
    for (const event of events) window.addEventListener(event, happen, { capture: true, passive: true });
  }
  waiting.add(run);
  return () => void waiting.delete(run);
}
