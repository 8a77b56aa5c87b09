/** The default time of messages on screen, in milliseconds. */
const DEFAULT_DURATION_MS = 5000;

/** The number of words read in the default time, at four words per second. */
const MAX_TIMED_WORDS = 20;

/**
 * Returns how long a message stays on screen, in milliseconds; Infinity if it is too long to read in the default time.
 * @param wanted instead of the default time
 */
export function toastDuration(text: string, wanted = DEFAULT_DURATION_MS): number {
  return text.trim().split(/\s+/).length > MAX_TIMED_WORDS ? Number.POSITIVE_INFINITY : wanted;
}
