import type { LandingChange } from "./changes";
import { childrenAt, isTree, keysOf, type LandingVersions, same, type Value, type Versions } from "./same";
import type { LandingContent } from "./schema";

const hasFields = (value: Value) => isTree(value) && !Array.isArray(value);

function merge(versions: Versions): Value {
  const { base, mine, theirs } = versions;
  if (same(base, mine)) return theirs;
  if (same(base, theirs) || !hasFields(mine)) return mine;
  return Object.fromEntries(keysOf(mine, theirs).map((key) => [key, merge(childrenAt(versions, key))]));
}

/**
 * A three-way merge: a field or list that one side changed is taken from that side, one that both changed from
 * `mine`. Lists are merged as a whole.
 */
export const mergeLanding = (versions: LandingVersions) => structuredClone(merge(versions)) as LandingContent;

function collectLists(path: string[], versions: Versions): string[] {
  const { base, mine, theirs } = versions;
  if (same(base, mine) || same(base, theirs) || same(mine, theirs)) return [];
  if (Array.isArray(mine)) return [path.join(".")];
  if (!hasFields(mine)) return [];
  return keysOf(mine, theirs).flatMap((key) => collectLists([...path, key], childrenAt(versions, key)));
}

/** The dotted paths of the lists that both sides changed, of which the merge drops the changes of `theirs`. */
export const contestedLists = (versions: LandingVersions): string[] => collectLists([], versions);

/** The side whose text the merge takes. */
export function keptSide({ path, changedBy }: LandingChange, contested: string[]): "mine" | "theirs" {
  const isContested = contested.some((list) => `${path}.`.startsWith(`${list}.`));
  return changedBy === "theirs" && !isContested ? "theirs" : "mine";
}
