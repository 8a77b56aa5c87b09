import { landingFieldLabel } from "./field-label";
import type { LandingContent } from "./schema";

type Value = string | boolean | undefined | Value[] | { [key: string]: Value };

export type LandingChange = {
  /** Dotted, such as "features.1.title". */
  path: string;
  label: string;
  /** The text in each version; null where the entry is not there. */
  mine: string | null;
  theirs: string | null;
  changedBy: "mine" | "theirs" | "both";
};

type Versions = { base: Value; mine: Value; theirs: Value };

const isTree = (value: Value): value is Record<string, Value> => typeof value === "object";
const child = (value: Value, key: string): Value => (isTree(value) ? value[key] : undefined);

function keysOf(...values: Value[]): string[] {
  return [...new Set(values.flatMap((value) => (isTree(value) ? Object.keys(value) : [])))];
}

/** A leaf left out is the same as an empty one. */
function same(a: Value, b: Value): boolean {
  if (!isTree(a) && !isTree(b)) return (a ?? "") === (b ?? "");
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false;
  return keysOf(a, b).every((key) => same(child(a, key), child(b, key)));
}

function summary(value: Value): string | null {
  if (value === undefined) return null;
  if (typeof value === "boolean") return value ? "On" : "Off";
  if (typeof value === "string") return value;
  return keysOf(value)
    .map((key) => child(value, key))
    .filter((part) => typeof part === "string" && part !== "")
    .join(" · ");
}

/** How many entries at the start of two lists are the same. */
function commonStart(a: Value[], b: Value[]): number {
  const end = Math.min(a.length, b.length);
  let count = 0;
  while (count < end && same(a[count], b[count])) count++;
  return count;
}

/** Leaves out what both lists begin and end with, so that an entry less makes one change and not many. */
function collectEntries(path: string[], base: Value[], mine: Value[], theirs: Value[]): LandingChange[] {
  const start = commonStart(mine, theirs);
  const end = commonStart(mine.slice(start).toReversed(), theirs.slice(start).toReversed());
  const middle = (list: Value[]) => list.slice(start, Math.max(start, list.length - end));
  const parts = { base: middle(base), mine: middle(mine), theirs: middle(theirs) };
  const count = Math.max(parts.mine.length, parts.theirs.length);
  return Array.from({ length: count }, (_, index) =>
    collect([...path, String(start + index)], {
      base: parts.base[index],
      mine: parts.mine[index],
      theirs: parts.theirs[index],
    }),
  ).flat();
}

function collect(path: string[], { base, mine, theirs }: Versions): LandingChange[] {
  if (same(mine, theirs)) return [];
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return collectEntries(path, Array.isArray(base) ? base : [], mine, theirs);
  }
  if (isTree(mine) && isTree(theirs)) {
    return keysOf(mine, theirs).flatMap((key) =>
      collect([...path, key], {
        base: child(base, key),
        mine: child(mine, key),
        theirs: child(theirs, key),
      }),
    );
  }
  const dotted = path.join(".");
  const mineChanged = !same(base, mine);
  return [
    {
      path: dotted,
      label: landingFieldLabel(dotted),
      mine: summary(mine),
      theirs: summary(theirs),
      changedBy: mineChanged && !same(base, theirs) ? "both" : mineChanged ? "mine" : "theirs",
    },
  ];
}

/** Field by field, what differs between two contents that were both made from `base`. */
export function landingChanges(
  base: LandingContent,
  mine: LandingContent,
  theirs: LandingContent,
): LandingChange[] {
  return collect([], { base, mine, theirs });
}

/** Whether two contents say the same. */
export const isSameLanding = (a: LandingContent, b: LandingContent) => same(a, b);
