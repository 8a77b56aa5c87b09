import { comboProblems } from "./combo-problems";
import type { MenuOptionGroup } from "./options";
import { menuOptionGroup, TWIN_GROUP, twinGroups } from "./schema";

/** Messages of a group, by the path of the field: `options.2.name`. */
export type GroupProblems = Readonly<Record<string, string>>;

const known = new WeakMap<MenuOptionGroup, GroupProblems>();

function ownProblems(group: MenuOptionGroup): GroupProblems {
  const before = known.get(group);
  if (before) return before;
  const issues = menuOptionGroup.safeParse(group).error?.issues ?? [];
  const found = Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
  known.set(group, found);
  return found;
}

/**
 * Returns the messages without those about empty names of options and missing options, where they are new.
 * @param untouched the ids of groups and options that were just added
 */
export function withoutUntouched(
  { id: groupId, options }: MenuOptionGroup,
  problems: GroupProblems,
  untouched: ReadonlySet<string>,
): GroupProblems {
  if (untouched.size === 0) return problems;
  const isNew = untouched.has(groupId);
  const ofEmpty = new Set([
    ...(isNew && options.length === 0 ? ["options", "min"] : []),
    ...options.flatMap(({ id, name }, index) =>
      (isNew || untouched.has(id)) && name.trim() === "" ? [`options.${index}.name`] : [],
    ),
  ]);
  return Object.fromEntries(Object.entries(problems).filter(([path]) => !ofEmpty.has(path)));
}

type Menu = Parameters<typeof comboProblems>[0];

/** Returns the messages of invalid groups, by their id. */
export function optionGroupProblems(menu: Menu): ReadonlyMap<string, GroupProblems> {
  const { optionGroups: groups } = menu;
  const twins = new Set(twinGroups(groups));
  const wrongDishes = comboProblems(menu);
  return new Map(
    groups.flatMap((group, index): [string, GroupProblems][] => {
      const ofDishes = wrongDishes
        .filter((one) => one.group === index)
        .map(({ option, message }) => [`options.${option}.id`, message] as const);
      const found = {
        ...(twins.has(index) && { name: TWIN_GROUP }),
        ...ownProblems(group),
        ...Object.fromEntries(ofDishes),
      };
      return Object.keys(found).length > 0 ? [[group.id, found]] : [];
    }),
  );
}
