export const MAX_PRINTERS = 20;
/** The latest jobs that are shown of a printer. */
export const SHOWN_JOBS = 50;
