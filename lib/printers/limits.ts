export const MAX_PRINTERS = 20;
/** The latest jobs that are shown of a printer. */
export const SHOWN_JOBS = 50;
/** A ticket that can't be drawn is given up after this many tries. */
export const MAX_DRAWINGS = 3;
/** Tickets that were given up are mentioned for this long, or until they are printed again or removed. */
export const MENTION_HOURS = 24;
