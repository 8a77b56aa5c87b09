import * as z from "zod";
import { tones } from "@/lib/business-kinds/tones";
import { accentKeys } from "@/lib/landing/accents";
import { landingContent } from "@/lib/landing/schema";
import { structuredData } from "@/lib/platform/html/answers";
import { moment } from "@/lib/platform/http/answers";
import { pageSeo } from "@/lib/seo/answers";

const source = z
  .enum(["read", "chosen", "assumed"])
  .describe("Read in the description, chosen by the user, or only assumed.");
export type Source = z.infer<typeof source>;

/** The interpretation of the description; an unknown place is empty. */
export const understanding = z.object({
  kind: z.object({ value: z.string(), label: z.string(), source }),
  name: z.object({ value: z.string(), source }),
  place: z.object({ value: z.string(), source }),
  tone: z.object({ value: z.enum(tones), source }),
});
export type Understanding = z.infer<typeof understanding>;

/** The search-engine texts of a page. */
export const proposedTags = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  structuredData: z.array(structuredData),
});
export type PageTags = z.infer<typeof proposedTags>;
export const tagNames = proposedTags.keyof().options;

const text = z.string();

/** A plan's sections; texts that only the owner knows are empty and listed in `asks`. */
export const proposedSections = z.object({
  hero: z.object({ title: text, subtitle: text, ctaText: text }),
  identity: z.object({
    companyName: text,
    tagline: text,
    support: z.array(z.object({ label: text, url: text })).describe("Contact links of the business."),
  }),
  features: z.array(z.object({ icon: text, title: text, description: text })),
  stats: z.array(z.object({ value: text, label: text })),
  plans: z.array(
    z.object({ name: text, price: text, period: text, features: z.array(text), highlighted: z.boolean() }),
  ),
  testimonials: z.array(z.object({ content: text, name: text, role: text })),
  callToAction: z.object({ title: text, text }),
  accent: z.enum(accentKeys),
  home: proposedTags,
  welcome: proposedTags,
});
export type PlanSections = z.infer<typeof proposedSections>;
export type PlanSection = keyof PlanSections;
export const planSections = proposedSections.keyof().options;

/** Something for the owner to confirm. */
export const ask = z.object({
  path: z.string().describe("The dotted path of an empty text, such as `stats.0.value`."),
  hint: z.string(),
});
export type Ask = z.infer<typeof ask>;

export const businessPlan = z.object({
  understanding,
  sections: proposedSections,
  asks: z.array(ask),
  suggested: z
    .array(z.string())
    .describe("Dotted paths, such as `features.2`, of usual content that is not in the description."),
});
export type BusinessPlan = z.infer<typeof businessPlan>;

/** The present content, with the versions that applying a plan expects; version 0 if nothing was saved. */
export const currentSite = z.object({
  landing: z.object({ version: z.int(), content: landingContent }),
  home: pageSeo.nullable(),
  welcome: pageSeo.nullable(),
  activeTemplate: z
    .string()
    .nullable()
    .describe("The name of the template that visitors see instead of the landing page’s content."),
  draftWaits: z.boolean().describe("Whether the landing page has a draft that is not published."),
});
export type CurrentSite = z.infer<typeof currentSite>;

/** A kind of business: its key, and its name as in “a hair salon”. */
export const kindChoice = z.object({ key: z.string(), label: z.string() });
export type KindChoice = z.infer<typeof kindChoice>;

/** A plan and the present content. */
export const proposedPlan = z.object({
  plan: businessPlan,
  current: currentSite,
  kinds: z.array(kindChoice),
});
export type ProposedPlan = z.infer<typeof proposedPlan>;

/** A plan that was applied. */
export const appliedPlan = z.object({
  id: z.string(),
  author: z.string(),
  description: z.string(),
  sections: z.array(z.enum(planSections)),
  appliedAt: moment,
  undoneAt: moment.nullable(),
});
export type AppliedPlan = z.infer<typeof appliedPlan>;

/** The answer of undo and redo: the plan, and those that can be undone and redone now. */
export const turnedPlan = z.object({ applied: appliedPlan, latest: z.array(appliedPlan) });
export type TurnedPlan = z.infer<typeof turnedPlan>;
