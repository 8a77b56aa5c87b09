import * as z from "zod";
import { line, optionalLine } from "@/lib/platform/http/text";
import { entryId } from "@/lib/restaurants/entry-id";
import { menuLimits } from "@/lib/restaurants/limits";
import { comboProblems } from "./combo-problems";
import { type MenuOptionGroup, optionKinds } from "./options";

export const priceCents = z
  .int({ error: "A price is a whole number of the currency’s smallest unit" })
  .min(0, "A price can’t be negative")
  .max(menuLimits.priceCents, "At most 1,000,000,000 of the smallest unit");

const groupIds = z
  .array(entryId)
  .max(menuLimits.groupsOfDish, `At most ${menuLimits.groupsOfDish} option groups`)
  .refine((ids) => new Set(ids).size === ids.length, "Each option group may be named once");

const sizePrices = z
  .record(entryId, priceCents)
  .refine(
    (prices) => Object.keys(prices).length <= menuLimits.options,
    `At most ${menuLimits.options} prices of sizes`,
  );

const menuOption = z.strictObject({
  id: entryId.describe("In a group of `dishes`, the id of the dish."),
  name: line(menuLimits.name, "Name is required").describe(
    "In a group of `dishes`, guests read the name of the dish instead.",
  ),
  priceCents: priceCents.describe("Added to the price of the dish."),
  priceBySize: sizePrices.describe("The price by the id of the chosen size, in place of `priceCents`."),
  isDefault: z.boolean().describe("Chosen at first."),
  soldOut: z.boolean(),
  allergens: optionalLine(menuLimits.allergens).describe(
    "In a group of `dishes`, guests read those of the dish as well.",
  ),
  optionGroups: groupIds.describe("The ids of the option’s own groups; their options have none."),
});

const count = (name: string) =>
  z
    .int({ error: `${name} is a whole number` })
    .min(0, `${name} can’t be negative`)
    .max(menuLimits.chosenOptions, `${name} is at most ${menuLimits.chosenOptions}`);

function checkGroup(group: MenuOptionGroup, refuse: (field: string, message: string) => void) {
  const { kind, min, max, free, canRepeat, options } = group;
  if (kind === "size" && (min !== 1 || max !== 1 || free !== 0 || canRepeat))
    refuse("kind", "Exactly one size is chosen, and none is free");
  if (max < min) refuse("max", "The highest number is below the lowest");
  if (free > max) refuse("free", "More options would be free than can be chosen");
  if (!canRepeat && min > options.length) refuse("min", "There are fewer options than guests have to choose");
  if (options.filter(({ isDefault }) => isDefault).length > max)
    refuse("max", "More options are chosen at first than guests can choose");
  if (kind === "dishes") return;
  const names = options.map(({ name }) => name.toLowerCase());
  for (const [index, { name }] of options.entries())
    if (names.indexOf(name.toLowerCase()) < index)
      refuse(`options.${index}.name`, "There is an option of this name");
}

const optionGroup = z.strictObject({
  id: entryId,
  name: line(menuLimits.optionName, "Name is required").refine(
    (name) => !name.includes(";"),
    "A semicolon separates the names of groups in tables",
  ),
  kind: z
    .enum(optionKinds, { error: "Must be a kind of option" })
    .describe(
      "One `size` is chosen per dish; options of `remove` cost nothing; those of `dishes` are dishes of the menu, which a combo consists of.",
    ),
  min: count("The lowest number"),
  max: count("The highest number").min(1, "At least one option can be chosen"),
  free: count("The number of free options").describe("The cheapest chosen ones cost nothing."),
  canRepeat: z.boolean().describe("Whether the same option may be chosen more than once."),
  options: z
    .array(menuOption)
    .min(1, "A group needs an option")
    .max(menuLimits.options, `At most ${menuLimits.options} options`)
    .refine(
      (options) => new Set(options.map(({ id }) => id)).size === options.length,
      "Each option needs an id of its own",
    ),
});

export const menuOptionGroup = optionGroup.superRefine((group, { addIssue }) =>
  checkGroup(group, (field, message) => addIssue({ code: "custom", path: field.split("."), message })),
);

/** A group as guests get it: without the dishes that are hidden from them. */
export const shownOptionGroup = optionGroup.extend({
  options: z.array(
    menuOption.extend({
      left: z.int().optional().describe("The portions left, if they are few and guests see it."),
      leftToday: z
        .int()
        .optional()
        .describe(
          "The same of today, if orders for later days have portions of their own; 0 if none is left.",
        ),
    }),
  ),
});

/** The fields of a dish for its options. */
export const dishOptionsShape = {
  optionGroups: groupIds.describe("The ids of its option groups, in the order that guests see them."),
  sizePrices: sizePrices.describe("The prices of its sizes that differ from those of the group."),
};

/** Returns the indexes of groups whose name repeats an earlier one, ignoring case. */
export function twinGroups(groups: readonly { name: string }[]): number[] {
  const names = groups.map(({ name }) => name.toLowerCase());
  return names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []));
}

export const TWIN_GROUP = "There is an option group of this name";

type Referring = { id: string; optionGroups: string[] };

/**
 * Reports names that are there twice, ids that belong to no group, second sizes, sizes and dishes of options, and dishes
 * that can't be part of a combo.
 */
export function checkGroupIds(
  { dishes, optionGroups }: { dishes: readonly Referring[]; optionGroups: readonly MenuOptionGroup[] },
  refuse: (path: (string | number)[], message: string) => void,
) {
  for (const { group, option, message } of comboProblems({ dishes, optionGroups }))
    refuse(["optionGroups", group, "options", option, "id"], message);
  for (const index of twinGroups(optionGroups)) refuse(["optionGroups", index, "name"], TWIN_GROUP);
  const kinds = new Map(optionGroups.map(({ id, kind }) => [id, kind]));
  function check(ids: readonly string[], sizes: number, path: (string | number)[]) {
    const found = ids.map((id) => kinds.get(id));
    if (found.includes(undefined)) refuse([...path, "optionGroups"], "There is no such option group");
    if (found.filter((kind) => kind === "size").length > sizes)
      refuse([...path, "optionGroups"], sizes > 0 ? "A dish has sizes once" : "An option has no sizes");
    if (sizes === 0 && found.includes("dishes"))
      refuse([...path, "optionGroups"], "An option has no dishes of its own");
  }
  for (const [index, dish] of dishes.entries()) check(dish.optionGroups, 1, ["dishes", index]);
  for (const [place, { options }] of optionGroups.entries())
    for (const [index, option] of options.entries())
      check(option.optionGroups, 0, ["optionGroups", place, "options", index]);
}
