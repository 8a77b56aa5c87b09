import * as z from "zod";
import { tones } from "@/lib/business-kinds/tones";
import { accentKeys } from "@/lib/landing/accents";
import { landingLimits } from "@/lib/landing/limits";
import {
  callToAction,
  feature,
  footer,
  footerLinks,
  hero,
  plan,
  stat,
  testimonial,
} from "@/lib/landing/schema";
import { readStructuredData, structuredDataLimits } from "@/lib/platform/html/structured-data";
import { notStorable, storable } from "@/lib/platform/http/storable";
import { line, optionalLine } from "@/lib/platform/http/text";
import { searchTags } from "@/lib/seo/input";
import { planSections } from "./answers";
import { MAX_DESCRIPTION } from "./description-limit";

/** `POST /api/business-plans`: the description, and the user's corrections of its reading. */
export const businessPlanRequest = z.strictObject({
  description: z
    .string({ error: "Describe the business" })
    .trim()
    .min(1, "Describe the business")
    .max(MAX_DESCRIPTION, `At most ${MAX_DESCRIPTION} characters`)
    .refine(storable, notStorable),
  /** The key of a kind, known only to the server. */
  kind: line(40, "Choose a kind of business").optional(),
  name: line(80, "Name is required").optional(),
  /** Empty for none, even if the description has one. */
  place: optionalLine(80).optional(),
  tone: z.enum(tones, { error: "Unknown tone" }).optional(),
});
export type BusinessPlanRequest = z.infer<typeof businessPlanRequest>;

const some = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).min(1, "Nothing is filled in").max(max, `At most ${max} entries`);

const structuredData = z
  .array(z.unknown(), { error: "Structured data is a list of JSON-LD objects" })
  .max(structuredDataLimits.entries, `At most ${structuredDataLimits.entries} entries`)
  .transform((sent, context) => {
    const { entries, dropped } = readStructuredData(sent);
    for (const { index, reason } of dropped) {
      context.issues.push({ code: "custom", input: sent, path: [index], message: `The entry ${reason}` });
    }
    return entries;
  });

const pageTags = z.strictObject({ ...searchTags, structuredData });

/** The accepted sections of a plan, without unfilled parts. */
export const acceptedSections = z
  .strictObject({
    hero,
    identity: footer.pick({ companyName: true, tagline: true }).extend({ support: footerLinks.default([]) }),
    features: some(feature, landingLimits.features),
    stats: some(stat, landingLimits.stats),
    plans: some(plan, landingLimits.plans),
    testimonials: some(testimonial, landingLimits.testimonials),
    callToAction,
    accent: z.enum(accentKeys, { error: "Must be one of the colours" }),
    home: pageTags,
    welcome: pageTags,
  })
  .partial()
  .refine((sections) => Object.keys(sections).length > 0, "Accept at least one section");
export type AcceptedSections = z.infer<typeof acceptedSections>;

/** The lists of the landing page that a plan can empty. */
export const emptiableSections = ["features", "stats", "plans", "testimonials"] as const;
export type EmptiableSection = (typeof emptiableSections)[number];

const version = z.int({ error: "A version is a whole number" }).min(0, "A version is a whole number");

/** `POST /api/business-plans/applied`: the versions are those that the plan was compared with. */
export const applyInput = z.strictObject({
  description: businessPlanRequest.shape.description,
  sections: acceptedSections,
  emptied: z
    .array(z.enum(emptiableSections, { error: "Unknown section" }), { error: "Name the sections in a list" })
    .max(emptiableSections.length, `At most ${emptiableSections.length} sections`)
    .default([])
    .describe("The lists of the page that the plan has nothing for, and that are emptied."),
  versions: z.strictObject({ landing: version, home: version, welcome: version }),
});
export type ApplyInput = z.infer<typeof applyInput>;

/** The maximum size of accepted sections as JSON, in bytes; most of it is structured data. */
export const MAX_ACCEPTED_BYTES = 2_000_000;

/** `/api/business-plans/applied/{id}`. */
export const appliedParams = z.object({
  id: z.string().max(100, "At most 100 characters").refine(storable, notStorable),
});

/** `POST /api/business-plans/applied/{id}/undo` and `…/redo`: `anyway`: the sections whose later changes may be lost. */
export const undoInput = z.strictObject({
  anyway: z
    .array(z.enum(planSections, { error: "Unknown section" }), { error: "Name the sections in a list" })
    .max(planSections.length, `At most ${planSections.length} sections`)
    .default([]),
});
