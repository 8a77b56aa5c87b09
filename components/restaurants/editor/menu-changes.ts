import type { ConflictChange } from "@/components/ui/form/conflict-dialog";
import { formatMoney } from "@/lib/platform/money/money";
import { isSameField, mergeMenus } from "@/lib/restaurants/editor/merge";
import type { MenuContent } from "@/lib/restaurants/schema";
import type { Week } from "@/lib/restaurants/week/week";
import { offeredText } from "@/lib/restaurants/week/words";
import { fieldLabels } from "../details/field-labels";
import { optionWordsOf } from "./option-words";
import { termWords } from "./term-words";

type Value = string | number | boolean | object | null;
type Entry = Readonly<Record<string, Value>>;

/** The number of changes listed. */
const MAX_LISTED = 200;

const byId = (list: readonly Entry[]) => new Map(list.map((entry) => [String(entry.id), entry]));

/** `key` begins the keys of its changes, `noun` names an entry without a name. */
type Named = { key: string; noun: string; of?: string };

type Sides = { base: MenuContent; mine: MenuContent; theirs: MenuContent };

function textOf(field: string, value: Value | undefined, content: MenuContent): string {
  if (field === "times") return value ? offeredText(value as Week) : "Always";
  if (value === undefined) return "";
  const words = termWords(field, content) ?? optionWordsOf(field, value, content);
  if (words !== null) return words;
  if (field === "priceCents") return formatMoney(Number(value), content.restaurant.currency);
  if (field === "category") return content.categories.find(({ id }) => id === value)?.label ?? "";
  if (field === "picture" || field === "header") return value ? "A picture of the library" : "None";
  return typeof value === "boolean" ? (value ? "Yes" : "No") : String(value);
}

const changedBy = (base: unknown, mine: unknown, theirs: unknown): ConflictChange["changedBy"] =>
  isSameField(base, mine) ? "theirs" : isSameField(base, theirs) ? "mine" : "both";

/** Compares two versions of an entry; one may be missing. */
function entryChanges(
  sides: Sides,
  key: string,
  name: string,
  [was, own, other]: readonly (Entry | undefined)[],
  kept: Entry | undefined,
): ConflictChange[] {
  if (!own || !other) {
    if (own === other) return [];
    const text = (entry: Entry | undefined) => (entry ? String(entry.name ?? entry.label ?? "") : null);
    return [
      {
        key,
        label: name,
        mine: text(own),
        theirs: text(other),
        changedBy: Boolean(own) === Boolean(was) ? "theirs" : "mine",
        kept: Boolean(kept) === Boolean(own) ? "mine" : "theirs",
      },
    ];
  }
  return Object.keys(fieldLabels).flatMap((field): ConflictChange[] => {
    if (isSameField(own[field], other[field])) return [];
    return [
      {
        key: `${key} ${field}`,
        label: `${name}: ${fieldLabels[field]}`,
        mine: textOf(field, own[field], sides.mine),
        theirs: textOf(field, other[field], sides.theirs),
        changedBy: changedBy(was?.[field], own[field], other[field]),
        kept: isSameField(kept?.[field], own[field]) ? "mine" : "theirs",
      },
    ];
  });
}

/** The lists of the base, of both sides and of the merged menu. */
type Lists = readonly [
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
  merged: readonly Entry[],
];

/** @param of begins the name of each entry */
function listChanges(sides: Sides, lists: Lists, { key, noun, of = "" }: Named): ConflictChange[] {
  const [bases, mines, others, kept] = lists.map(byId);
  const ids = new Set([...(mines?.keys() ?? []), ...(others?.keys() ?? [])]);
  return [...ids].flatMap((id) => {
    const three = [bases?.get(id), mines?.get(id), others?.get(id)] as const;
    const entry = three[1] ?? three[2];
    const name = String(entry?.name ?? entry?.label ?? "") || noun;
    return entryChanges(sides, `${key} ${id}`, `${of}${name}`, three, kept?.get(id));
  });
}

/** Returns a change if the entries of both sides are ordered differently. */
function orderChange([bases, mines, others]: Lists, key: string, label: string): ConflictChange[] {
  const known = new Set(others.map(({ id }) => id));
  const both = new Set(mines.map(({ id }) => id).filter((id) => known.has(id)));
  const [base, mine, theirs] = [bases, mines, others].map((list) =>
    list
      .map(({ id }) => id)
      .filter((id) => both.has(id))
      .join(),
  );
  if (mine === theirs) return [];
  const by = changedBy(base, mine, theirs);
  const text = (isChanged: boolean) => (isChanged ? "Moved" : "As it was");
  return [
    {
      key,
      label,
      mine: text(base !== mine),
      theirs: text(base !== theirs),
      changedBy: by,
      kept: by === "theirs" ? "theirs" : "mine",
    },
  ];
}

/** Compares the options of the groups that both sides have. */
function optionChanges(sides: Sides, merged: MenuContent): ConflictChange[] {
  const groupIn = (content: MenuContent, id: string) => content.optionGroups.find((one) => one.id === id);
  return sides.mine.optionGroups.flatMap(({ id, name }) => {
    const groups = [sides.base, sides.mine, sides.theirs, merged].map((content) => groupIn(content, id));
    // Options of a combo have the names of their dishes.
    const [base, mine, theirs, kept] = groups.map((group) =>
      (group?.options ?? []).map((option) => ({
        ...option,
        name: sides.mine.dishes.find((dish) => dish.id === option.id)?.name ?? option.name,
      })),
    );
    if (!(base && mine && theirs && kept) || !groups[2]) return [];
    const lists: Lists = [base, mine, theirs, kept];
    const of = `${name || "An option group"}, `;
    return [
      ...listChanges(sides, lists, { key: `options ${id}`, noun: "an option", of }),
      ...orderChange(lists, `options ${id} order`, `${of}order of the options`),
    ];
  });
}

/** Compares two menus with a common base, and marks the side that "Keep mine" saves. */
export function menuChanges(base: MenuContent, mine: MenuContent, theirs: MenuContent): ConflictChange[] {
  const sides = { base, mine, theirs };
  const merged = mergeMenus(base, mine, theirs);
  const listsOf = (...names: ("categories" | "dishes" | "optionGroups")[]): Lists => {
    const entriesOf = (content: MenuContent) => names.flatMap((name): readonly Entry[] => content[name]);
    return [entriesOf(base), entriesOf(mine), entriesOf(theirs), entriesOf(merged)];
  };
  const all = [
    ...entryChanges(
      sides,
      "restaurant",
      "Restaurant",
      [base.restaurant, mine.restaurant, theirs.restaurant],
      merged.restaurant,
    ),
    ...listChanges(sides, listsOf("categories"), { key: "categories", noun: "A category" }),
    ...listChanges(sides, listsOf("dishes"), { key: "dishes", noun: "A dish" }),
    ...listChanges(sides, listsOf("optionGroups"), { key: "optionGroups", noun: "An option group" }),
    ...optionChanges(sides, merged),
    ...orderChange(listsOf("categories", "dishes"), "order", "Order of the menu"),
  ];
  const more = all.length - MAX_LISTED;
  if (more <= 0) return all;
  const rest: ConflictChange = {
    key: "more",
    label: `And ${more.toLocaleString("en")} more`,
    mine: "",
    theirs: "",
    changedBy: "both",
    kept: "mine",
  };
  return [...all.slice(0, MAX_LISTED), rest];
}
