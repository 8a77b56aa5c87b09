import * as z from "zod";
import { optionalPictureId } from "@/lib/pictures/schema";
import { line, optionalLine } from "@/lib/platform/http/text";
import { restaurantParams } from "@/lib/restaurants/published/schema";
import { reservedPaths } from "@/lib/site/own-paths";
import { entryId } from "./entry-id";
import { menuLimits } from "./limits";
import { checkGroupIds, dishOptionsShape, menuOptionGroup, priceCents } from "./options/schema";
import { checkTerms, termsShape } from "./terms/schema";
import { orderKinds } from "./terms/terms";
import { themes } from "./themes";
import { week } from "./week/schema";

/** The maximum size of a menu's JSON, in bytes. */
export const MAX_MENU_BYTES = 4_000_000;

const slug = z
  .string({ error: "The web address is required" })
  .trim()
  .min(1, "The web address is required")
  .max(menuLimits.slug, `At most ${menuLimits.slug} characters`)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Lower-case letters and digits, with single hyphens between them");

/** The slug of a restaurant that is not a demo. */
export const ownSlug = slug.refine(
  (text) => !reservedPaths.has(text),
  "This web address belongs to the product: choose another one",
);

export const menuCategory = z.strictObject({
  id: entryId,
  label: line(60, "Name is required"),
  times: week
    .refine((days) => days.some((spans) => spans.length > 0), "Choose a time on some day")
    .describe("The week in which its dishes are offered, by the clock of the site; missing for always.")
    .optional(),
});

export const menuDish = z.strictObject({
  id: entryId,
  category: entryId.describe("The id of its category."),
  name: line(menuLimits.name, "Name is required"),
  description: optionalLine(menuLimits.description),
  priceCents: priceCents.describe("In the smallest unit of the currency."),
  emoji: line(16, "Emoji is required").describe("Shown on a plate if the dish has no picture."),
  picture: optionalPictureId.describe("The id of a picture of the library; empty for none."),
  popular: z.boolean(),
  hidden: z.boolean().describe("Guests don’t see it."),
  kinds: z
    .array(z.enum(orderKinds))
    .refine((kinds) => new Set(kinds).size === kinds.length, "Each kind of order may be named once")
    .default([])
    .describe("The kinds of order that it is offered for; empty for all."),
  taxClass: z
    .union([z.literal(""), entryId])
    .default("")
    .describe("The id of its rate of tax; empty, or one that was removed, for that of its category."),
  allergens: optionalLine(menuLimits.allergens)
    .default("")
    .describe("In words, such as `Milk, nuts`; empty for none."),
  ...dishOptionsShape,
});

export const menuRestaurant = z
  .strictObject({
    name: line(80, "Name is required"),
    cuisine: optionalLine(40),
    tagline: optionalLine(160),
    slug: slug.describe(
      "Its page is at `/order/{slug}`; the pages of the demos are at `/order1` and `/order2`.",
    ),
    theme: z.enum(themes, { error: "Must be one of the themes" }),
    colour: z
      .union([z.literal(""), z.string().regex(/^#[0-9a-f]{6}$/, "Must be a colour such as #a1b2c3")], {
        error: "Must be a colour such as #a1b2c3",
      })
      .describe("The main colour; empty for the theme’s own."),
    header: optionalPictureId.describe("The picture of the page’s head; empty for none."),
    isOpen: z
      .boolean()
      .describe("Whether guests can order. The page of a closed restaurant stays available."),
    ...termsShape,
  })
  .superRefine((restaurant, { addIssue }) =>
    checkTerms(restaurant, (field, message) => addIssue({ code: "custom", path: [field], message })),
  );

function refuseTwins(
  list: readonly { id: string }[],
  path: string,
  refuse: (path: (string | number)[], message: string) => void,
) {
  const seen = new Set<string>();
  for (const [index, { id }] of list.entries()) {
    if (seen.has(id)) refuse([path, index, "id"], `The id ${id} is there twice`);
    seen.add(id);
  }
}

/** Returns the indexes of categories whose name repeats an earlier one, ignoring case and spacing. */
export function twinCategories(categories: readonly { label: string }[]): number[] {
  const labels = new Set<string>();
  return [...categories.entries()].flatMap(([index, { label }]) => {
    const isTwin = labels.has(label.toLowerCase());
    labels.add(label.toLowerCase());
    return isTwin ? [index] : [];
  });
}

export const TWIN_CATEGORY = "There is a category of this name";

/** A restaurant and its menu, as edited, published and stored as versions. */
export const menuContent = z
  .strictObject({
    restaurant: menuRestaurant,
    categories: z
      .array(menuCategory)
      .min(1, "At least one category is needed")
      .max(menuLimits.categories, `At most ${menuLimits.categories} categories`),
    dishes: z.array(menuDish).max(menuLimits.dishes, `At most ${menuLimits.dishes} dishes`),
    optionGroups: z
      .array(menuOptionGroup)
      .max(menuLimits.optionGroups, `At most ${menuLimits.optionGroups} option groups`)
      .describe("Sizes, extras and other options, shared by dishes."),
  })
  .superRefine(({ categories, dishes, optionGroups }, { addIssue }) => {
    const refuse = (path: (string | number)[], message: string) =>
      addIssue({ code: "custom", path, message });
    refuseTwins(categories, "categories", refuse);
    refuseTwins(dishes, "dishes", refuse);
    refuseTwins(optionGroups, "optionGroups", refuse);
    checkGroupIds({ dishes, optionGroups }, refuse);
    for (const index of twinCategories(categories)) refuse(["categories", index, "label"], TWIN_CATEGORY);
    const known = new Set(categories.map(({ id }) => id));
    for (const [index, { category }] of dishes.entries())
      if (!known.has(category)) refuse(["dishes", index, "category"], "There is no such category");
  });

/** `POST /api/menus`: a new restaurant; a missing address is derived from the name. */
export const newRestaurant = z.strictObject({
  name: menuRestaurant.shape.name,
  slug: ownSlug.optional(),
  copyOf: restaurantParams.shape.id
    .optional()
    .describe(
      "The id of a restaurant whose published menu and terms become the draft; a sample has the terms of a new restaurant.",
    ),
});

/** `/api/menus/{id}/versions/{version}`. */
export const menuVersionParams = restaurantParams.extend({
  version: z
    .string()
    .regex(/^\d{1,9}$/, "A version is a whole number")
    .transform(Number),
});

/** The tables of a menu that are exported and imported. */
export const menuTables = ["dishes", "options"] as const;

export const menuExportQuery = z.strictObject({
  table: z.enum(menuTables).default("dishes").describe("`options` has a row for each option of each group."),
});

export const menuImportFields = z.object({ dryRun: z.enum(["true", "false"]).default("false") });

export type MenuTable = (typeof menuTables)[number];
export type MenuContent = z.infer<typeof menuContent>;
export type MenuRestaurant = z.infer<typeof menuRestaurant>;
export type MenuCategory = z.infer<typeof menuCategory>;
export type MenuDish = z.infer<typeof menuDish>;
export type NewRestaurant = z.infer<typeof newRestaurant>;
