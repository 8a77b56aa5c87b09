import type { Chosen } from "./chosen-options";
import type { MenuOptionGroup } from "./options";

/** An option that the kitchen marked as sold out. */
export type GoneOption = { groupId: string; optionId: string };

const isGone = (gone: readonly GoneOption[], group: string, option: string) =>
  gone.some(({ groupId, optionId }) => groupId === group && optionId === option);

/** Returns a menu with the options marked as sold out. */
export function withSoldOutOptions<Menu extends { optionGroups?: readonly MenuOptionGroup[] }>(
  menu: Menu,
  gone: readonly GoneOption[],
): Menu {
  if (!menu.optionGroups || gone.length === 0) return menu;
  const optionGroups = menu.optionGroups.map((group) => ({
    ...group,
    options: group.options.map((option) =>
      isGone(gone, group.id, option.id) ? { ...option, soldOut: true } : option,
    ),
  }));
  return { ...menu, optionGroups };
}

/** Returns the choices, also those of other choices, whose option is sold out. */
export const goneChoices = (chosen: Chosen, gone: readonly GoneOption[]): GoneOption[] =>
  chosen.flatMap(({ group, option, chosen: inner = [] }) => [
    ...(isGone(gone, group, option) ? [{ groupId: group, optionId: option }] : []),
    ...goneChoices(inner, gone),
  ]);

/** Returns the options of a menu that the kitchen can mark: those that guests add, and that the menu itself offers. */
export const markableOptions = (groups: readonly MenuOptionGroup[] = [], gone: readonly GoneOption[] = []) =>
  groups
    .filter(({ kind }) => kind !== "remove" && kind !== "dishes")
    .flatMap(({ id: groupId, name: group, options }) =>
      options.map(({ id, name, soldOut }) => {
        const isMarked = isGone(gone, groupId, id);
        return { groupId, id, name, group, soldOut: isMarked, isOffered: isMarked || !soldOut };
      }),
    )
    .filter(({ isOffered }) => isOffered)
    .map(({ isOffered: _, ...option }) => option);
