import * as z from "zod";
import { line, optionalLine } from "@/lib/platform/http/text";
import { pageLimits, singleSections, textLimits } from "./limits";
import { pageId } from "./page-id";
import { slugProblem } from "./path";
import { businessSections } from "./sections/business";
import { landingSections } from "./sections/landing";
import { list, optionalParagraph } from "./sections/parts";
import { textSections } from "./sections/texts";
import { startingForms } from "./starting-forms";

export const pageSection = z.discriminatedUnion("type", [
  ...landingSections,
  ...textSections,
  ...businessSections,
]);
export type PageSection = z.infer<typeof pageSection>;
export type SectionType = PageSection["type"];
export type SectionOf<Type extends SectionType> = Extract<PageSection, { type: Type }>;

const slug = z
  .string({ error: "Address is required" })
  .trim()
  .max(textLimits.slug, `At most ${textLimits.slug} characters`)
  .superRefine((text, { addIssue }) => {
    const problem = slugProblem(text);
    if (problem) addIssue(problem);
  });

/** The head of a page for search engines. */
const search = z.strictObject({
  title: optionalLine(textLimits.searchTitle).describe("By default the page’s title and the site’s name."),
  description: optionalParagraph(textLimits.searchDescription),
  hidden: z.boolean().describe("Search engines are asked not to list the page."),
});

/** A page as it is edited and published, at once with its place in the navigation and its search settings. */
export const pageContent = z
  .strictObject({
    title: line(textLimits.title, "Title is required"),
    slug: slug.describe("The last part of its path."),
    parent: z.union([z.literal(""), pageId]).describe("The page above it; empty for none."),
    inNavigation: z.boolean().describe("A link in the navigation leads to it."),
    search,
    sections: list(pageSection, pageLimits.sections),
  })
  .superRefine(({ sections }, { addIssue }) => {
    const seen = new Set<string>();
    for (const [index, { id, type }] of sections.entries()) {
      const path = ["sections", index, "id"];
      if (seen.has(id)) addIssue({ code: "custom", path, message: `The id ${id} is there twice` });
      seen.add(id);
      const isSecond =
        singleSections.includes(type) && sections.findIndex((one) => one.type === type) < index;
      const message = "A page has one section of this type at most";
      if (isSecond) addIssue({ code: "custom", path: ["sections", index, "type"], message });
    }
  });
export type PageContent = z.infer<typeof pageContent>;

export const newPage = z.strictObject({
  title: line(textLimits.title, "Title is required"),
  form: z.enum(startingForms, { error: "Choose what the page begins with" }),
});
export type NewPage = z.infer<typeof newPage>;

/** `/api/pages/{id}`. */
export const pageParams = z.object({ id: z.string() });

/** `/api/pages/{id}/versions/{version}`. */
export const pageVersionParams = pageParams.extend({
  version: z
    .string()
    .regex(/^\d{1,9}$/, "A version is a whole number")
    .transform(Number),
});

const wallTime = /^20\d{2}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;

export const scheduleInput = z.strictObject({
  at: z
    .string({ error: "Enter a day and a time" })
    .regex(wallTime, "Enter a day and a time")
    .describe("A wall time in the site’s time zone, such as `2026-12-24T18:00`."),
  choice: z
    .enum(["earlier", "later"])
    .optional()
    .describe("Which moment is meant if the clocks change then: the time is there twice, or not at all."),
});
export type ScheduleInput = z.infer<typeof scheduleInput>;
