import { landingParts } from "@/lib/audit/landing-parts";
import { align } from "./align";
import { landingFieldLabel } from "./field-label";
import {
  child,
  childrenAt,
  isTree,
  keysOf,
  type LandingVersions,
  same,
  type Value,
  type Versions,
} from "./same";

export type LandingChange = {
  /** Dotted, such as "features.1.title". */
  path: string;
  label: string;
  /** The text in each version; null if the entry is missing. */
  mine: string | null;
  theirs: string | null;
  changedBy: "mine" | "theirs" | "both";
};

/** Fields with the id of a picture, which is not shown. */
const isPicture = (field: string | undefined) => field === "picture" || field === "logo";

function summary(value: Value, field?: string): string | null {
  if (value === undefined) return null;
  if (isPicture(field)) return value ? "A picture" : "";
  if (typeof value === "boolean") return value ? "On" : "Off";
  if (typeof value === "string") return value;
  return keysOf(value)
    .map((key) => (isPicture(key) ? "" : child(value, key)))
    .filter((part) => typeof part === "string" && part !== "")
    .join(" · ");
}

/** The share of equal, non-empty texts of two entries, from 0 to 1. */
function alike(a: Value, b: Value): number {
  if (same(a, b)) return 1;
  if (!isTree(a) || !isTree(b)) return 0;
  const filled = keysOf(a, b).filter((key) => !same(child(a, key), "") || !same(child(b, key), ""));
  return filled.filter((key) => same(child(a, key), child(b, key))).length / (filled.length || 1);
}

type Place = { position: number; moved: boolean };

/** Matches the entries of `base` with those of `other`, and finds the positions of `other` that are new. */
function places(base: Value[], other: Value[]) {
  const pairs = align(base, other, alike);
  const kept = new Map<number, Place>(
    pairs.map((pair) => [pair.base, { position: pair.other, moved: pair.moved }]),
  );
  const taken = new Set(pairs.map((pair) => pair.other));
  const added = other.map((_, position) => position).filter((position) => !taken.has(position));
  return { kept, added };
}

/** Matches entries across inserts, removals and moves; each change is named by its position in the form. */
function collectEntries(path: string[], base: Value[], mine: Value[], theirs: Value[]): LandingChange[] {
  const inMine = places(base, mine);
  const inTheirs = places(base, theirs);
  const entries = base.flatMap((entry, index) => {
    const my = inMine.kept.get(index);
    const their = inTheirs.kept.get(index);
    const at = my?.position ?? their?.position;
    if (at === undefined) return [];
    const versions = { base: entry, mine: my && mine[my.position], theirs: their && theirs[their.position] };
    const place = [...path, String(at)];
    return [{ at, changes: [...moveOf(place, my, their), ...collect(place, versions)] }];
  });
  const theirAdditions = [...inTheirs.added];
  for (const at of inMine.added) {
    const twin = theirAdditions.findIndex((position) => same(theirs[position], mine[at]));
    if (twin >= 0) theirAdditions.splice(twin, 1);
    else entries.push({ at, changes: collectAdded([...path, String(at)], { mine: mine[at] }) });
  }
  for (const at of theirAdditions) {
    entries.push({ at, changes: collectAdded([...path, String(at)], { theirs: theirs[at] }) });
  }
  return entries.sort((a, b) => a.at - b.at).flatMap(({ changes }) => changes);
}

function collectAdded(path: string[], added: Partial<Versions>): LandingChange[] {
  return collect(path, { base: undefined, mine: undefined, theirs: undefined, ...added });
}

function moveOf(path: string[], mine: Place | undefined, theirs: Place | undefined): LandingChange[] {
  if (!mine || !theirs || mine.position === theirs.position || !(mine.moved || theirs.moved)) return [];
  return [
    {
      path: [...path, "position"].join("."),
      label: `${landingFieldLabel(path.join("."))} › Position`,
      mine: String(mine.position + 1),
      theirs: String(theirs.position + 1),
      changedBy: mine.moved && theirs.moved ? "both" : mine.moved ? "mine" : "theirs",
    },
  ];
}

/** The names of sections in their order, which is one field. */
const orderText = (order: Value) =>
  Array.isArray(order)
    ? order.map((section) => landingParts[section as keyof typeof landingParts]).join(", ")
    : order;

function collect(path: string[], { base, mine, theirs }: Versions): LandingChange[] {
  if (same(mine, theirs)) return [];
  if (path.join(".") === "sections.order" && [base, mine, theirs].some(Array.isArray)) {
    return collect(path, { base: orderText(base), mine: orderText(mine), theirs: orderText(theirs) });
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return collectEntries(path, Array.isArray(base) ? base : [], mine, theirs);
  }
  if (isTree(mine) && isTree(theirs)) {
    return keysOf(mine, theirs).flatMap((key) =>
      collect([...path, key], childrenAt({ base, mine, theirs }, key)),
    );
  }
  const dotted = path.join(".");
  const mineChanged = !same(base, mine);
  const field = path.at(-1);
  const isOtherPicture = isPicture(field) && Boolean(mine) && Boolean(theirs);
  return [
    {
      path: dotted,
      label: landingFieldLabel(dotted),
      mine: summary(mine, field),
      theirs: isOtherPicture ? "Another picture" : summary(theirs, field),
      changedBy: mineChanged && !same(base, theirs) ? "both" : mineChanged ? "mine" : "theirs",
    },
  ];
}

/** Lists the fields that differ between two contents derived from `base`. */
export const landingChanges = (versions: LandingVersions): LandingChange[] => collect([], versions);
