import "server-only";
import { db, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { isSameLanding } from "@/lib/landing/changes";
import type { LandingContent } from "@/lib/landing/schema";
import { forgetShownLanding, initialLanding } from "@/lib/landing/server";
import { forgetSeoState } from "@/lib/seo/state.server";
import { markUndone, requirePlanToUndo } from "./applied.server";
import { lockSite, writeSite } from "./lock-site.server";
import type { AppliedPlan, PlanSection } from "./schema";
import { nameAll, sectionNames } from "./section-names";
import type { SitePart } from "./site-content";
import { takeBack } from "./take-back";

function savedSince(contested: PlanSection[]): AppError {
  const names = nameAll(contested.map((section) => sectionNames[section]));
  return new AppError("conflict", `Somebody has changed ${names} since this plan was applied.`, {
    fields: Object.fromEntries(contested.map((section) => [section, "Changed since"])),
  });
}

/** The version that the content is taken from; null where it is none that is kept. */
async function restoredVersion(
  transaction: Transaction,
  former: SitePart["landing"],
  content: LandingContent | undefined,
): Promise<number | null> {
  if (!former || !content || !isSameLanding(former.content, content)) return null;
  const where = { version: former.version };
  const kept = await transaction.landingVersion.findUnique({ where, select: { version: true } });
  return kept?.version ?? null;
}

/**
 * Puts back what was there before a plan was applied, as a new version; what it left alone stays as it is now.
 * @param anyway the sections that may lose what was saved since
 * @param author the e-mail address of who undoes it
 * @throws AppError `not-found`, or `conflict` where it was undone already, or where another section would lose what
 * was saved since
 */
export async function undoPlan(
  id: string,
  anyway: readonly PlanSection[],
  author: string,
): Promise<AppliedPlan> {
  const initial = await initialLanding();
  const undone = await db.$transaction(async (transaction) => {
    const site = await lockSite(transaction, initial);
    const { before, made } = await requirePlanToUndo(transaction, id);
    const { next, contested } = takeBack(site.content, before, made);
    if (contested.some((section) => !anyway.includes(section))) throw savedSince(contested);
    const restoredFrom = await restoredVersion(transaction, before.landing, next.landing);
    await writeSite(transaction, site, next, { author, restoredFrom });
    return markUndone(transaction, id);
  });
  forgetShownLanding();
  forgetSeoState();
  return undone;
}
