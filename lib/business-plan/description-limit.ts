/** The most characters of a description. */
export const MAX_DESCRIPTION = 10_000;
