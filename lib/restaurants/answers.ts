import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { menuContent, menuTables } from "./schema";

const author = z.string().describe("The author’s email address at that time; empty for the initial content.");

/** A restaurant in the list of menus. */
export const restaurantSummary = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  path: z.string().describe("The path of its page."),
  isOpen: z.boolean(),
  isPublished: z.boolean().describe("Whether guests can open its page; it may be closed."),
  isDemo: z.boolean().describe("A restaurant that came with the product: its path is fixed."),
  isSample: z.boolean().describe("It came with the product, and was not published under another name."),
  dishes: z.int().describe("The number of published dishes, including hidden ones."),
  publishedAt: moment,
  waits: z.boolean().describe("Whether it has an unpublished draft."),
});
export type RestaurantSummary = z.infer<typeof restaurantSummary>;

/** A menu with its draft. */
export const menuDraft = z.object({
  id: z.string(),
  path: z.string().describe("The path of the published page."),
  isDemo: z.boolean(),
  content: menuContent.describe("The draft; the published menu if there is none."),
  version: z
    .int()
    .describe("The number of saves of the draft, from 0. Send it as `If-Match` with the next change."),
  waits: z.boolean().describe("Whether the draft is unpublished."),
  publishedVersion: z.int().describe("The number of the last publication."),
  author: author.nullable().describe("The user who saved the draft last; null without a draft."),
  savedAt: moment.nullable(),
});
export type MenuDraft = z.infer<typeof menuDraft>;

export const menuAnswer = z.object({ menu: menuDraft });

/** One publication. */
export const menuVersion = z.object({
  version: z.int(),
  author,
  createdAt: moment,
  restoredFrom: z.int().nullable().describe("The restored version."),
});
export type MenuVersion = z.infer<typeof menuVersion>;

/** The outcome of one row of an imported file. */
const importedRow = z.object({
  row: z.int().describe("The row number in the spreadsheet."),
  name: z.string(),
  outcome: z.enum(["new", "changed", "same", "refused"]),
  errors: z.record(z.string(), z.string()).describe("The error messages by column."),
});

export const importReport = z.object({
  dryRun: z.boolean(),
  table: z
    .enum(menuTables)
    .describe("What the headings of the file name: dishes, or options of option groups."),
  rows: z.array(importedRow),
  newCategories: z.array(z.string()).describe("The names of the new categories."),
});
export type ImportReport = z.infer<typeof importReport>;
