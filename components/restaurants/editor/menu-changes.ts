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

function listChanges(
  sides: Sides,
  merged: MenuContent,
  list: "categories" | "dishes" | "optionGroups",
  noun: string,
) {
  const [bases, mines, others, kept] = [sides.base, sides.mine, sides.theirs, merged].map((one) =>
    byId(one[list]),
  );
  const ids = new Set([...(mines?.keys() ?? []), ...(others?.keys() ?? [])]);
  return [...ids].flatMap((id) => {
    const three = [bases?.get(id), mines?.get(id), others?.get(id)] as const;
    const entry = three[1] ?? three[2];
    const name = String(entry?.name ?? entry?.label ?? "") || noun;
    return entryChanges(sides, `${list} ${id}`, name, three, kept?.get(id));
  });
}

const idsOf = ({ categories, dishes }: MenuContent) => [...categories, ...dishes].map(({ id }) => id);

/** Returns a change if the entries of both sides are ordered differently. */
function orderChange(sides: Sides): ConflictChange[] {
  const known = new Set(idsOf(sides.theirs));
  const both = new Set(idsOf(sides.mine).filter((id) => known.has(id)));
  const orderOf = (content: MenuContent) =>
    idsOf(content)
      .filter((id) => both.has(id))
      .join();
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(orderOf);
  if (mine === theirs) return [];
  const by = changedBy(base, mine, theirs);
  const text = (isChanged: boolean) => (isChanged ? "Moved" : "As it was");
  return [
    {
      key: "order",
      label: "Order of the menu",
      mine: text(base !== mine),
      theirs: text(base !== theirs),
      changedBy: by,
      kept: by === "theirs" ? "theirs" : "mine",
    },
  ];
}

/** Compares two menus with a common base, and marks the side that "Keep mine" saves. */
export function menuChanges(base: MenuContent, mine: MenuContent, theirs: MenuContent): ConflictChange[] {
  const sides = { base, mine, theirs };
  const merged = mergeMenus(base, mine, theirs);
  const all = [
    ...entryChanges(
      sides,
      "restaurant",
      "Restaurant",
      [base.restaurant, mine.restaurant, theirs.restaurant],
      merged.restaurant,
    ),
    ...listChanges(sides, merged, "categories", "A category"),
    ...listChanges(sides, merged, "dishes", "A dish"),
    ...listChanges(sides, merged, "optionGroups", "An option group"),
    ...orderChange(sides),
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
