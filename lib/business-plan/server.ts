import "server-only";
import { businessKinds } from "@/lib/business-kinds/kinds.server";
import { configurationState } from "@/lib/installation/state.server";
import { getLandingDraft } from "@/lib/landing/draft.server";
import { getLanding } from "@/lib/landing/server";
import { AppError } from "@/lib/platform/http/errors";
import { listPageSeo } from "@/lib/seo/server";
import { siteRoot } from "@/lib/seo/site.server";
import { listTemplates } from "@/lib/templates/server";
import type { CurrentSite, ProposedPlan } from "./answers";
import { makePlan } from "./make-plan";
import type { BusinessPlanRequest } from "./schema";

/** Makes a plan from a description, and saves nothing. @throws AppError `invalid` for an unknown kind */
export async function proposePlan(request: BusinessPlanRequest): Promise<ProposedPlan> {
  const kinds = businessKinds().map(({ key, label }) => ({ key, label }));
  if (request.kind !== undefined && !kinds.some(({ key }) => key === request.kind)) {
    const message = "Unknown kind of business";
    throw new AppError("invalid", message, { fields: { kind: message } });
  }
  const [{ projectName }, root, current] = await Promise.all([
    configurationState(),
    siteRoot(),
    currentSite(),
  ]);
  return { plan: makePlan(request, { projectName, root }), current, kinds };
}

/** Returns the site's current content. */
export async function currentSite(): Promise<CurrentSite> {
  const [landing, draft, pages, templates] = await Promise.all([
    getLanding(),
    getLandingDraft(),
    listPageSeo(),
    listTemplates(),
  ]);
  const settings = (name: string) => pages.find(({ page }) => page === name) ?? null;
  return {
    landing,
    home: settings("home"),
    welcome: settings("welcome"),
    activeTemplate: templates.find(({ active }) => active)?.name ?? null,
    draftWaits: draft.waits,
  };
}
