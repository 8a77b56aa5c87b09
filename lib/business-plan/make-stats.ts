import type { BusinessKind } from "@/lib/business-kinds/kind";
import type { Ask } from "./answers";
import { isBoast } from "./is-boast";
import { type Figure, readFigures } from "./read/read-figures";
import type { Text } from "./read/words";

/** The number of figures to fill up to. */
const TARGET_COUNT = 3;

const subjectsOf = (label: string) => [...label.toLowerCase().matchAll(/[a-z]{4,}/g)].map(([word]) => word);
const says = (stated: Figure[], label: string) =>
  stated.some((figure) => subjectsOf(figure.label).some((subject) => subjectsOf(label).includes(subject)));

/** Returns the figures in the text that say something for the business, and those to ask for. */
export function makeStats(text: Text, kind: BusinessKind): { stats: Figure[]; asks: Ask[] } {
  const read = readFigures(text);
  const stated = read.filter((figure) => isBoast(figure));
  const open = kind.figures
    .filter(({ label }) => !says(read, label))
    .slice(0, Math.max(0, TARGET_COUNT - stated.length));
  return {
    stats: [...stated, ...open.map(({ label }) => ({ value: "", label }))],
    asks: open.map(({ hint }, index) => ({ path: `stats.${stated.length + index}.value`, hint })),
  };
}
