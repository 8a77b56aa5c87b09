import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { initialLanding } from "@/lib/landing/server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { AppliedPlan, PlanSection } from "./answers";
import { recordPlan } from "./applied.server";
import { type LockedSite, lockSite, writeSite } from "./lock-site.server";
import { planChanges } from "./plan-changes";
import type { ApplyInput } from "./schema";
import { nameAll, sectionNames } from "./section-names";
import { isPlanPage, type SiteContent, type SitePart } from "./site-content";

/** @throws AppError `conflict` if a part was saved since the plan was compared with it */
function requireVersions(
  { sections: accepted, emptied, versions: expected }: Pick<ApplyInput, "sections" | "emptied" | "versions">,
  site: LockedSite,
) {
  const sections = Object.keys(accepted) as PlanSection[];
  const pages = sections.filter(isPlanPage);
  const parts = [
    ...(pages.length < sections.length || (emptied ?? []).length > 0 ? ["landing" as const] : []),
    ...pages,
  ];
  const saved = parts.filter((part) => expected[part] !== site.versions[part]);
  if (saved.length === 0) return;
  const names = saved.map((part) => (part === "landing" ? "landing page" : sectionNames[part]));
  throw new AppError("conflict", `Somebody else saved ${nameAll(names)} in the meantime.`, {
    fields: Object.fromEntries(saved.map((part) => [`versions.${part}`, "Saved by somebody else"])),
  });
}

/** Returns the current content of the parts that will change. */
function partsOf({ content, versions }: LockedSite, next: Partial<SiteContent>): SitePart {
  return {
    ...("landing" in next && { landing: { version: versions.landing, content: content.landing } }),
    ...("home" in next && { home: content.home }),
    ...("welcome" in next && { welcome: content.welcome }),
  };
}

/**
 * Publishes the accepted sections of a plan, all or none.
 * @param author the user's email address
 * @throws AppError `conflict` if a changed part was saved meanwhile, if nothing would change, or if too many pages would
 * have settings; `invalid` if a list would become too long
 */
export async function applyPlan(input: ApplyInput, author: string): Promise<AppliedPlan> {
  const { description, sections: accepted, emptied } = input;
  const initial = await initialLanding();
  return db.$transaction(async (transaction) => {
    const site = await lockSite(transaction, initial);
    requireVersions(input, site);
    const { sections, next } = planChanges(site.content, accepted, emptied);
    if (sections.length === 0) throw new AppError("conflict", "The site already says this.");
    const made = await writeSite(transaction, site, next, { author, restoredFrom: null });
    const plan = { author, description, sections, before: partsOf(site, next), made };
    const recorded = await recordPlan(transaction, plan);
    await recordChange(transaction, {
      action: "plans:apply",
      target: { id: recorded.id, label: description },
      after: { description, sections },
    });
    return recorded;
  });
}
