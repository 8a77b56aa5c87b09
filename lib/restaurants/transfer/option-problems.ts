import { menuLimits } from "../limits";
import type { MenuOptionGroup } from "../options/options";
import { checkGroupIds, menuOptionGroup } from "../options/schema";
import type { MenuDish } from "../schema";
import type { PlacedGroup } from "./option-rows";

/** The columns of fields that are named differently. */
const columns: Readonly<Record<string, string>> = {
  name: "group",
  canRepeat: "repeat",
  options: "option",
  "options.id": "option id",
  "options.name": "option",
  "options.priceCents": "price",
  "options.priceBySize": "size prices",
  "options.isDefault": "default",
  "options.soldOut": "sold out",
  "options.allergens": "allergens",
  "options.optionGroups": "option groups",
};

type Path = readonly PropertyKey[];

/** Writes a problem of a group into the row that shows it; returns false without one. */
function report(
  group: PlacedGroup | undefined,
  after: MenuOptionGroup | undefined,
  path: Path,
  message: string,
) {
  const [first] = group?.rows ?? [];
  if (!group || !after || !first) return false;
  const [field, index, ofOption] = path.map(String);
  const option = ofOption === undefined ? undefined : after.options[Number(index)];
  if (option) {
    const row = group.optionRows.get(option.id);
    const column = columns[`options.${ofOption}`] ?? "option";
    if (row) row.errors[column] ??= message;
    else first.errors.option ??= `${option.name}: ${message}`;
    return true;
  }
  const column = field === "id" ? "group id" : (columns[field ?? ""] ?? field ?? "group");
  const given = group.given.get(column);
  const row = group.rows.find((one) => one.row === given?.row) ?? first;
  row.errors[column] ??= message;
  return true;
}

/**
 * Validates the groups of an import, with errors in its rows.
 * @returns the validated groups, and a problem that no row shows
 */
export function reportProblems(
  dishes: readonly MenuDish[],
  groups: readonly PlacedGroup[],
  read: readonly MenuOptionGroup[],
): { optionGroups: MenuOptionGroup[]; problem: string | null } {
  const optionGroups = read.map((after, place) => {
    const group = groups[place];
    if (group?.rows.length === 0) return after;
    const parsed = menuOptionGroup.safeParse(after);
    for (const { path, message } of parsed.error?.issues ?? []) report(group, after, path, message);
    return parsed.data ?? after;
  });
  const problems: string[] = [];
  checkGroupIds({ dishes, optionGroups }, ([list, place, ...path], message) => {
    const index = Number(place);
    if (list === "optionGroups" && report(groups[index], optionGroups[index], path, message)) return;
    const { name } = (list === "dishes" ? dishes[index] : optionGroups[index]) ?? { name: "" };
    problems.push(`${name}: ${message}.`);
  });
  if (optionGroups.length > menuLimits.optionGroups)
    problems.push(`The menu would have more than ${menuLimits.optionGroups} option groups.`);
  return { optionGroups, problem: problems[0] ?? null };
}
