import { z } from "zod";
import { moment } from "@/lib/platform/http/answers";
import { menuContent } from "./schema";

const author = z.string().describe("An email address, as it was then; empty where the product made it.");

/** A restaurant in the list of those that can be edited. */
export const menuSummary = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  path: z.string().describe("Of its page."),
  isOpen: z.boolean(),
  isPublished: z.boolean().describe("Whether guests find its page, be it open or closed."),
  isDemo: z.boolean().describe("The product came with it: it keeps its path and can't be deleted."),
  dishes: z.int().describe("How many it has, with those that are hidden."),
  publishedAt: moment,
  waits: z.boolean().describe("Whether a draft waits to be published."),
});
export type MenuSummary = z.infer<typeof menuSummary>;

/** A menu as it is being worked on. */
export const menuDraft = z.object({
  id: z.string(),
  path: z.string().describe("Of the page that guests see now."),
  isDemo: z.boolean(),
  content: menuContent.describe("The draft; what is published where none waits."),
  version: z
    .int()
    .describe("Counts the saves of the draft; 0 before the first. It goes into `If-Match` of the next one."),
  waits: z.boolean().describe("Whether the draft waits to be published."),
  publishedVersion: z.int().describe("The number of the last publication."),
  author: author.nullable().describe("Who saved the draft last; null where none waits."),
  savedAt: moment.nullable(),
});
export type MenuDraft = z.infer<typeof menuDraft>;

export const menuAnswer = z.object({ menu: menuDraft });

/** One publication. */
export const menuVersion = z.object({
  version: z.int(),
  author,
  createdAt: moment,
  restoredFrom: z.int().nullable().describe("The version whose content was taken back."),
});
export type MenuVersion = z.infer<typeof menuVersion>;

/** The outcome of one row of an imported file. */
const importedRow = z.object({
  row: z.int().describe("As a spreadsheet numbers it."),
  name: z.string(),
  outcome: z.enum(["new", "changed", "same", "refused"]),
  errors: z.record(z.string(), z.string()).describe("What is wrong, by column."),
});

export const importReport = z.object({
  dryRun: z.boolean(),
  rows: z.array(importedRow),
  newCategories: z.array(z.string()).describe("Their names."),
});
export type ImportReport = z.infer<typeof importReport>;
