import type { MenuOptionGroup } from "@/lib/restaurants/options/options";
import { fold } from "./lookups";

type Groups = readonly Pick<MenuOptionGroup, "id" | "name">[];

/** Writes the names of option groups in one cell of a table: `Sizes; Extras`. */
export const writeOptionNames = (ids: readonly string[], groups: Groups): string =>
  ids.map((id) => groups.find((group) => group.id === id)?.name ?? id).join("; ");

/** Reads the names of option groups; the error names the first one that is unknown. */
export function readOptionNames(text: string, groups: Groups): { ids: string[] } | { error: string } {
  const names = text
    .split(";")
    .map((name) => name.trim())
    .filter(Boolean);
  const found = names.map((name) => groups.find((group) => fold(group.name) === fold(name))?.id);
  const at = found.indexOf(undefined);
  if (at >= 0) return { error: `There is no option group “${names[at]?.slice(0, 40)}”` };
  return { ids: [...new Set(found.filter((id) => id !== undefined))] };
}
