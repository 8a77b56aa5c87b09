import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import type { auditValue, fieldChange } from "./answers";

/** The maximum number of recorded fields of a change; further ones are only counted. */
export const MAX_FIELDS = 40;
/** The maximum length of a recorded text, in characters; of a longer one, the beginning is recorded. */
export const MAX_TEXT = 200;
/** Deeper values are recorded as JSON. */
const MAX_DEPTH = 8;

/** A recorded value, or null. */
export type AuditValue = z.infer<typeof auditValue>;
/** One field before and after; `field` is its path, such as `features.1.title`. */
export type FieldChange = z.infer<typeof fieldChange>;

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
const isEntries = (value: unknown): value is unknown[] => Array.isArray(value) && value.some(isTree);

function record(value: unknown): AuditValue {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value === "number" || typeof value === "boolean") return value;
  const text =
    typeof value === "string"
      ? value
      : value instanceof Date
        ? value.toISOString()
        : Array.isArray(value) && !isEntries(value)
          ? value.join(", ")
          : JSON.stringify(value);
  const characters = [...text];
  if (characters.length <= MAX_TEXT) return text;
  return {
    begins: characters.slice(0, MAX_TEXT).join(""),
    characters: characters.length,
    sha256: createHash("sha256").update(text).digest("hex"),
  };
}

/** Pairs the entries of two lists, without equal ones at both ends, so that an inserted entry is one change. */
function entriesOf(before: unknown, after: unknown): [index: number, before: unknown, after: unknown][] {
  const [mine, theirs] = [before, after].map((list) => (Array.isArray(list) ? list : [])) as [
    unknown[],
    unknown[],
  ];
  const most = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < most && isDeepStrictEqual(mine[start], theirs[start])) start += 1;
  let end = 0;
  while (end < most - start && isDeepStrictEqual(mine.at(-1 - end), theirs.at(-1 - end))) end += 1;
  const count = Math.max(mine.length, theirs.length) - start - end;
  return Array.from({ length: count }, (_, at) => [
    start + at,
    start + at < mine.length - end ? mine[start + at] : undefined,
    start + at < theirs.length - end ? theirs[start + at] : undefined,
  ]);
}

function* walk(path: readonly string[], before: unknown, after: unknown): Generator<FieldChange> {
  if (isDeepStrictEqual(before, after)) return;
  const isShallow = path.length < MAX_DEPTH;
  if (isShallow && (isEntries(before) || isEntries(after))) {
    for (const [index, one, other] of entriesOf(before, after))
      yield* walk([...path, `${index}`], one, other);
  } else if (isShallow && (isTree(before) || isTree(after))) {
    const trees = [before, after].map((value) => (isTree(value) ? value : {}));
    const keys = new Set(trees.flatMap((tree) => Object.keys(tree)));
    for (const key of keys) yield* walk([...path, key], trees[0]?.[key], trees[1]?.[key]);
  } else {
    const [one, other] = [record(before), record(after)];
    if (!isDeepStrictEqual(one, other)) yield { field: path.join("."), before: one, after: other };
  }
}

/** Returns the differences in the named fields; `more` is the number of those beyond `MAX_FIELDS`. */
export function differenceOf(
  before: Readonly<Record<string, unknown>> | null | undefined,
  after: Readonly<Record<string, unknown>> | null | undefined,
  fields: readonly string[],
): { changes: FieldChange[]; more: number } {
  const all = fields.flatMap((field) => [...walk([field], before?.[field], after?.[field])]);
  return { changes: all.slice(0, MAX_FIELDS), more: Math.max(0, all.length - MAX_FIELDS) };
}
