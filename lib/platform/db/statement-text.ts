/** How much of a statement is looked at, in characters. */
const MAX_LENGTH = 2000;

/** A statement without its values, so that those of one kind are alike and nothing of anybody's is kept. */
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
