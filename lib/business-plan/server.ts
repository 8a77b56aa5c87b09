import "server-only";
import { configurationState } from "@/lib/config/state.server";
import { getLanding } from "@/lib/landing/server";
import { listPageSeo } from "@/lib/seo/server";
import { siteRoot } from "@/lib/seo/site.server";
import { listTemplates } from "@/lib/templates/server";
import { makePlan } from "./make-plan";
import type { BusinessPlan, BusinessPlanRequest, CurrentSite } from "./schema";

/** A plan made of a description, and what is on the site now; nothing is saved. */
export async function proposePlan(
  request: BusinessPlanRequest,
): Promise<{ plan: BusinessPlan; current: CurrentSite }> {
  const [{ projectName }, root, current] = await Promise.all([
    configurationState(),
    siteRoot(),
    currentSite(),
  ]);
  return { plan: makePlan(request, { projectName, root }), current };
}

/** What is on the site now. */
export async function currentSite(): Promise<CurrentSite> {
  const [landing, pages, templates] = await Promise.all([getLanding(), listPageSeo(), listTemplates()]);
  const settings = (name: string) => pages.find(({ page }) => page === name) ?? null;
  return {
    landing,
    home: settings("home"),
    welcome: settings("welcome"),
    activeTemplate: templates.find(({ active }) => active)?.name ?? null,
  };
}
