/** The lifetimes of a token to choose from, in days. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
/** The maximum number of tokens per user, including expired ones. */
export const MAX_TOKENS = 20;
