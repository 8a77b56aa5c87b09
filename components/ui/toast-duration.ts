/** How long messages stay, in milliseconds. */
const USUALLY = 5000;

/** As many words as are read in the usual time, at four words a second. */
const WORDS_READ = 20;

/**
 * How long a message stays on screen, in milliseconds: infinitely where it is too long to be read in the usual time.
 * @param wanted instead of the usual time
 */
export function toastDuration(text: string, wanted = USUALLY): number {
  return text.trim().split(/\s+/).length > WORDS_READ ? Number.POSITIVE_INFINITY : wanted;
}
