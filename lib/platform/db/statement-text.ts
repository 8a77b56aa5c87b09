const MAX_LENGTH = 2000;

/** Replaces values in a statement, so that statements of one kind are equal and contain no personal data. */
export const withoutValues = (sql: string) =>
  sql
    .slice(0, MAX_LENGTH)
    .replace(/\/\*.*?\*\//gs, " ")
    .replaceAll('"public".', "")
    .replace(/'(?:[^']|'')*('|$)/g, "?")
    .replace(/\$\d+|(?<![\w"])\d+(?:\.\d+)?/g, "?")
    .replace(/\(\s*\?(?:\s*,\s*\?)+\s*\)/g, "(?, …)")
    .replace(/(\(\?, …\))(?:\s*,\s*\(\?, …\))+/g, "$1, …")
    .replace(/\s+/g, " ")
    .trim();
