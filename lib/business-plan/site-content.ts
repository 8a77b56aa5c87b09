import * as z from "zod";
import { type LandingContent, landingContent } from "@/lib/landing/schema";
import { headFields } from "@/lib/platform/html/answers";
import type { PageSeo } from "@/lib/seo/answers";
import type { PageSeoSettings } from "@/lib/seo/schema";
import type { PlanSection } from "./answers";

/** The pages whose SEO settings a plan can change. */
export const planPages = ["home", "welcome"] as const;
export type PlanPage = (typeof planPages)[number];

export const isPlanPage = (section: PlanSection): section is PlanPage =>
  planPages.some((page) => page === section);

/** The content that a plan can change; null for a page without settings. */
export type SiteContent = { landing: LandingContent } & Record<PlanPage, PageSeoSettings | null>;

/** The parts of a site that a plan has changed, before or after. */
export const sitePart = z
  .object({
    landing: z.object({ version: z.int(), content: landingContent }),
    home: headFields.nullable(),
    welcome: headFields.nullable(),
  })
  .partial();
export type SitePart = z.infer<typeof sitePart>;

/** Returns the settings of a page without version and time. */
export function toSettings(seo: PageSeo): PageSeoSettings {
  const { page, version, updatedAt, ...settings } = seo;
  return settings;
}
