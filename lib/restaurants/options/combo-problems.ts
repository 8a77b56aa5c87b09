import type { MenuOptionGroup } from "./options";

type Dish = { id: string; optionGroups: readonly string[] };

/** A dish that a combo can't consist of, by the indexes of its group and option. */
type ComboProblem = { group: number; option: number; message: string };

/**
 * Returns why a dish can't be part of a combo; null if it can. A combo asks for no options of its dishes; one with sizes is
 * served in the first.
 */
export function partProblem(
  dish: Dish | undefined,
  kinds: ReadonlyMap<string, MenuOptionGroup>,
): string | null {
  if (!dish) return "This dish is no longer on the menu";
  const groups = dish.optionGroups.flatMap((id) => kinds.get(id) ?? []);
  if (groups.some(({ kind }) => kind === "dishes")) return "A combo can’t be part of a combo";
  return groups.some(({ kind, min }) => kind !== "size" && min > 0)
    ? "Guests have to choose options of this dish, which a combo doesn’t ask for"
    : null;
}

export const byId = <Entry extends { id: string }>(list: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(list.map((entry) => [entry.id, entry]));

/** Lists the dishes of combos that were deleted, are combos themselves or have options that guests must choose. */
export function comboProblems({
  dishes,
  optionGroups,
}: {
  dishes: readonly Dish[];
  optionGroups: readonly MenuOptionGroup[];
}): ComboProblem[] {
  if (!optionGroups.some(({ kind }) => kind === "dishes")) return [];
  const [known, groups] = [byId(dishes), byId(optionGroups)];
  return optionGroups.flatMap(({ kind, options }, group) => {
    if (kind !== "dishes") return [];
    return options.flatMap(({ id, optionGroups: own }, option) => {
      const message =
        own.length > 0 ? "A dish of a combo has no options of its own" : partProblem(known.get(id), groups);
      return message === null ? [] : [{ group, option, message }];
    });
  });
}
