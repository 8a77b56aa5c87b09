/** The maximum length of a description, in characters. */
export const MAX_DESCRIPTION = 10_000;
