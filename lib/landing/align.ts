/** Matches an entry of `base` with one of `other`, by their positions from 0. */
export type Pair = { base: number; other: number; moved: boolean };

type Alike<Entry> = (a: Entry, b: Entry) => number;

/** The longest sequence of pairs of equal entries in the same order. */
function commonSubsequence<Entry>(base: Entry[], other: Entry[], alike: Alike<Entry>): Pair[] {
  const lengths = Array.from({ length: base.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const length = (from: number, to: number) => lengths[from]?.[to] ?? 0;
  const equal = (from: number, to: number) => alike(base[from] as Entry, other[to] as Entry) === 1;
  for (let from = base.length - 1; from >= 0; from--) {
    for (let to = other.length - 1; to >= 0; to--) {
      const row = lengths[from] ?? [];
      row[to] = equal(from, to)
        ? length(from + 1, to + 1) + 1
        : Math.max(length(from + 1, to), length(from, to + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let from = 0, to = 0; from < base.length && to < other.length; ) {
    if (equal(from, to)) pairs.push({ base: from++, other: to++, moved: false });
    else if (length(from + 1, to) >= length(from, to + 1)) from++;
    else to++;
  }
  return pairs;
}

/** The number of ordered pairs before a position. */
const gap = (pairs: Pair[], side: "base" | "other", position: number) =>
  pairs.filter((pair) => pair[side] < position).length;

/**
 * Pairs the entries of two lists: equal ones first, then moved and edited ones. An entry without a partner was added
 * or removed.
 * @param alike the similarity of two entries, from 0 (nothing in common) to 1 (equal); from 0.5 they count as one,
 *   edited
 */
export function align<Entry>(base: Entry[], other: Entry[], alike: Alike<Entry>): Pair[] {
  const ordered = commonSubsequence(base, other, alike);
  const pairs = [...ordered];
  const left = (side: "base" | "other", list: Entry[]) =>
    list.map((_, position) => position).filter((position) => !pairs.some((pair) => pair[side] === position));
  const inPlace = (from: number, to: number) => gap(ordered, "base", from) === gap(ordered, "other", to);
  const join = (from: number, to: number) => pairs.push({ base: from, other: to, moved: !inPlace(from, to) });

  for (const least of [1, 0.5]) {
    for (const from of left("base", base)) {
      const candidates = left("other", other)
        .map((to) => ({ to, score: alike(base[from] as Entry, other[to] as Entry) }))
        .filter(({ score }) => score >= least)
        .sort((a, b) => b.score - a.score || Math.abs(a.to - from) - Math.abs(b.to - from));
      if (candidates[0]) join(from, candidates[0].to);
    }
  }
  for (const from of left("base", base)) {
    const to = left("other", other).find((position) => inPlace(from, position));
    if (to !== undefined) join(from, to);
  }
  return pairs;
}
