/** Returns whether two names of tables, as they were typed, mean the same one. */
export const isSameTable = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
