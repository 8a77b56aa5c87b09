import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { pageContent } from "./schema";

/** `scheduled`: a job publishes the draft; `failed`: the job could not. */
export const pageStates = ["draft", "published", "changed", "scheduled", "failed"] as const;

const fields = {
  id: z.string(),
  path: z.string().nullable().describe("Null before the first publication."),
  state: z.enum(pageStates).describe("`changed`: published, with a draft that visitors don’t see."),
  publishAt: moment.nullable().describe("The moment for which the publication is scheduled."),
  publishError: z.string().describe("Why the scheduled publication failed; empty if it didn’t."),
  publishedAt: moment.nullable(),
  lateBySeconds: z.int().describe("How late the last scheduled publication was; 0 if it was in time."),
};

/** A page in the list. */
export const pageSummary = z.object({
  ...fields,
  title: z.string(),
  proposedPath: z.string().describe("The path that its publication gives it."),
  inNavigation: z.boolean(),
  author: z.string().describe("The email address of its last editor."),
  changedAt: moment,
});
export type PageSummary = z.infer<typeof pageSummary>;

/** A deleted page, which can be taken back. */
export const deletedPage = z.object({ id: z.string(), title: z.string(), deletedAt: moment });
export type DeletedPage = z.infer<typeof deletedPage>;

export const pageList = z.object({
  pages: z.array(pageSummary),
  deleted: z.array(deletedPage),
  timeZone: z.string(),
});
export type PageList = z.infer<typeof pageList>;

/** The draft of a page, or its published content if none waits. */
export const pageDraft = z.object({
  ...fields,
  content: pageContent,
  version: z.int().describe("Increases with each save, publication and change of its schedule."),
  waits: z.boolean().describe("True if there is a draft that visitors don’t see."),
  publishedVersion: z.int().describe("0 before the first publication."),
  author: z.string().nullable(),
  savedAt: moment.nullable(),
  previewPath: z.string().describe("The secret path of the preview."),
  timeZone: z.string(),
  leftOut: z
    .array(z.string())
    .optional()
    .describe(
      "After a publication: the sections that the page leaves out as they are empty, each with its remedy.",
    ),
});
export type PageDraft = z.infer<typeof pageDraft>;

/** A published version of a page. */
export const pageVersion = z.object({
  version: z.int(),
  path: z.string(),
  author: z.string(),
  createdAt: moment,
  restoredFrom: z.int().nullable(),
  changes: z.string().describe("What changed since the version before, in one line."),
  scheduledFor: moment.nullable(),
});
export type PageVersion = z.infer<typeof pageVersion>;

/** The moments that a wall time may mean if the clocks change then. */
export const clockChange = z.object({
  kind: z.enum(["missing", "twice"]),
  earlier: moment,
  later: moment,
});
export type ClockChange = z.infer<typeof clockChange>;
