import type { TableRow } from "@/lib/platform/spreadsheet/table";
import type { ImportReport } from "@/lib/restaurants/answers";
import { isSameEntry } from "@/lib/restaurants/editor/merge";
import { menuLimits } from "../limits";
import type { MenuOption, MenuOptionGroup } from "../options/options";
import type { MenuContent } from "../schema";
import { isOptionKind, type Lookups, readGroup, readOption } from "./option-cells";
import { reportProblems } from "./option-problems";
import { OptionRows, type PlacedGroup, type PlacedRow } from "./option-rows";

type Menu = Pick<MenuContent, "dishes" | "optionGroups">;

type Planned<Entry> = { before: Entry | undefined; after: Entry };
/** The effect of a row; that on the group is with its first row. */
export type PlannedOption = { option: Planned<MenuOption>; group: Planned<MenuOptionGroup> | null };

export type OptionPlan<Content extends Menu = MenuContent> = {
  rows: ImportReport["rows"];
  /** The effects by row number, without refused rows. */
  options: ReadonlyMap<number, PlannedOption>;
  /** A problem of the menu after the import that belongs to no row. */
  problem: string | null;
  /** The menu after the import; null if a row is refused. */
  content: (Omit<Content, "optionGroups"> & Pick<MenuContent, "optionGroups">) | null;
};

const nameOf = ({ group, cells }: PlacedRow): string => {
  const names = [group?.given.get("group")?.cell ?? group?.before?.name, (cells.option ?? "").trim()];
  return names.flatMap((name) => name?.slice(0, menuLimits.name) || []).join(": ");
};

/** Returns the sizes after the import, and the names of its groups. */
function lookupsOf(groups: readonly PlacedGroup[], currency: string): Lookups {
  const isOfSizes = ({ given, before }: PlacedGroup) => {
    const kind = given.get("kind")?.cell.toLowerCase();
    return (isOptionKind(kind) ? kind : before?.kind) === "size";
  };
  return {
    currency,
    sizes: groups.filter(isOfSizes).flatMap(({ names }) => [...names].map(([id, name]) => ({ id, name }))),
    groups: groups.map(({ id, given, before }) => ({
      id,
      name: given.get("group")?.cell ?? before?.name ?? "",
    })),
  };
}

/** Returns a group after the import: its known options in their order, then the new ones. */
function groupAfter(group: PlacedGroup, lookups: Lookups): MenuOptionGroup {
  const known = new Map(group.before?.options.map((option) => [option.id, option]));
  const options = new Map(known);
  const { options: _, ...limits } = readGroup(group);
  for (const [id, row] of group.optionRows)
    options.set(id, readOption(row, id, known.get(id), group, limits.kind, lookups));
  return { ...limits, options: [...options.values()] };
}

const withoutOptions = ({ options: _, ...group }: MenuOptionGroup) => group;

function plannedOf(
  { group, optionId, row }: PlacedRow,
  after: MenuOptionGroup | undefined,
): PlannedOption | null {
  const own = after?.options.find(({ id }) => id === optionId);
  if (!group || !after || !own) return null;
  const { before } = group;
  const isChanged =
    row === group.rows[0]?.row && !(before && isSameEntry(withoutOptions(before), withoutOptions(after)));
  return {
    option: { before: before?.options.find(({ id }) => id === optionId), after: own },
    group: isChanged ? { before, after } : null,
  };
}

function outcomeOf({ option, group }: PlannedOption): "new" | "same" | "changed" {
  if (!option.before) return "new";
  return group || !isSameEntry(option.before, option.after) ? "changed" : "same";
}

/**
 * Plans an import of options; stores nothing. A row changes the option with its id, or without an id the one of that name
 * in its group; groups, options and columns missing in the file stay. The values of a group are in its first row or in all.
 * @param currency the currency of the menu: prices in another one are refused
 */
export function planOptions<Content extends Menu>(
  content: Content,
  rows: readonly TableRow[],
  currency: string,
): OptionPlan<Content> {
  const state = new OptionRows(content);
  const placed = state.place(rows);
  const groups = [...state.groups.values()];
  const lookups = lookupsOf(groups, currency);
  const read = groups.map((group) =>
    group.before && group.rows.length === 0 ? group.before : groupAfter(group, lookups),
  );
  const { optionGroups, problem } = reportProblems(content.dishes, groups, read);
  const afterById = new Map(optionGroups.map((group) => [group.id, group]));
  const options = new Map<number, PlannedOption>();
  const reports = placed.map((one) => {
    const isRefused = Object.keys(one.errors).length > 0;
    const planned = isRefused ? null : plannedOf(one, afterById.get(one.group?.id ?? ""));
    if (planned) options.set(one.row, planned);
    const outcome = planned ? outcomeOf(planned) : ("refused" as const);
    return { row: one.row, name: nameOf(one), outcome, errors: one.errors };
  });
  const isRefused = reports.some(({ outcome }) => outcome === "refused");
  return { rows: reports, options, problem, content: isRefused ? null : { ...content, optionGroups } };
}
