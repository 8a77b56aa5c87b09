import type { LandingContent } from "./schema";

export type Value = string | boolean | undefined | Value[] | { [key: string]: Value };

export type LandingVersions = { base: LandingContent; mine: LandingContent; theirs: LandingContent };
export type Versions = { base: Value; mine: Value; theirs: Value };

export const isTree = (value: Value): value is Record<string, Value> => typeof value === "object";
export const child = (value: Value, key: string): Value => (isTree(value) ? value[key] : undefined);

export const childrenAt = ({ base, mine, theirs }: Versions, key: string): Versions => ({
  base: child(base, key),
  mine: child(mine, key),
  theirs: child(theirs, key),
});

export function keysOf(...values: Value[]): string[] {
  return [...new Set(values.flatMap((value) => (isTree(value) ? Object.keys(value) : [])))];
}

/** Compares two values; a missing leaf equals an empty one. */
export function same(a: Value, b: Value): boolean {
  if (!isTree(a) && !isTree(b)) return (a ?? "") === (b ?? "");
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false;
  return keysOf(a, b).every((key) => same(child(a, key), child(b, key)));
}

/** Returns whether two contents are equal. */
export const isSameLanding = (a: LandingContent, b: LandingContent) => same(a, b);
