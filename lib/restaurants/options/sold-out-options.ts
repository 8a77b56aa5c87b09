import type { MenuOptionGroup } from "./options";

/** An option that the kitchen marked as sold out. */
export type GoneOption = { groupId: string; optionId: string };

/** Returns whether an option is marked as sold out. */
export const isGone = (gone: readonly GoneOption[], { groupId, optionId }: GoneOption): boolean =>
  gone.some((one) => one.groupId === groupId && one.optionId === optionId);

/** Returns a menu with the options marked as sold out. */
export function withSoldOutOptions<Menu extends { optionGroups?: readonly MenuOptionGroup[] }>(
  menu: Menu,
  gone: readonly GoneOption[],
): Menu {
  if (!menu.optionGroups || gone.length === 0) return menu;
  const optionGroups = menu.optionGroups.map((group) => ({
    ...group,
    options: group.options.map((option) =>
      isGone(gone, { groupId: group.id, optionId: option.id }) ? { ...option, soldOut: true } : option,
    ),
  }));
  return { ...menu, optionGroups };
}

/** Returns the options of a menu that the kitchen can mark: those that guests add, and that the menu itself offers. */
export const markableOptions = (groups: readonly MenuOptionGroup[] = [], gone: readonly GoneOption[] = []) =>
  groups
    .filter(({ kind }) => kind !== "remove" && kind !== "dishes")
    .flatMap(({ id: groupId, name: group, options }) =>
      options.map(({ id, name, soldOut }) => {
        const isMarked = isGone(gone, { groupId, optionId: id });
        return { groupId, id, name, group, soldOut: isMarked, isOffered: isMarked || !soldOut };
      }),
    )
    .filter(({ isOffered }) => isOffered)
    .map(({ isOffered: _, ...option }) => option);
