import { z } from "zod";
import { type LandingContent, landingContent } from "@/lib/landing/schema";
import { openGraphTypes, robotsOptions, twitterCards } from "@/lib/platform/html/head";
import type { PageSeo } from "@/lib/seo/answers";
import type { PageSeoSettings } from "@/lib/seo/schema";
import type { PlanSection } from "./answers";

/** The pages whose SEO settings a plan can change. */
export const planPages = ["home", "welcome"] as const;
export type PlanPage = (typeof planPages)[number];

export const isPlanPage = (section: PlanSection): section is PlanPage =>
  planPages.some((page) => page === section);

/** What a plan can change; null where a page has no settings. */
export type SiteContent = { landing: LandingContent } & Record<PlanPage, PageSeoSettings | null>;

const text = z.string();

/** Settings of a page as they are kept; they were checked when they were saved. */
const pageSettings: z.ZodType<PageSeoSettings> = z.object({
  title: text,
  description: text,
  keywords: z.array(text),
  canonical: text,
  robots: z.enum(robotsOptions),
  author: text,
  language: text,
  ogTitle: text,
  ogDescription: text,
  ogImage: text,
  ogType: z.enum(openGraphTypes),
  twitterCard: z.enum(twitterCards),
  twitterSite: text,
  twitterTitle: text,
  twitterDescription: text,
  twitterImage: text,
  structuredData: z.array(z.record(text, z.unknown())),
});

/** The parts of a site that a plan has changed, before or after. */
export const sitePart = z
  .object({
    landing: z.object({ version: z.int(), content: landingContent }),
    home: pageSettings.nullable(),
    welcome: pageSettings.nullable(),
  })
  .partial();
export type SitePart = z.infer<typeof sitePart>;

/** The settings of a page without what their save added. */
export function toSettings(seo: PageSeo): PageSeoSettings {
  const { page, version, updatedAt, ...settings } = seo;
  return settings;
}
