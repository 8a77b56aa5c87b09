import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { isSameLanding } from "@/lib/landing/same";
import type { LandingContent } from "@/lib/landing/schema";
import { initialLanding } from "@/lib/landing/server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { AppliedPlan, PlanSection } from "./answers";
import { markUndone, requireRecordedPlan } from "./applied.server";
import { lockSite, writeSite } from "./lock-site.server";
import { nameAll, sectionNames } from "./section-names";
import type { SitePart } from "./site-content";
import { undoChanges } from "./undo";

type Direction = "undo" | "redo";

const words = {
  undo: { since: "applied", already: "This plan has been undone already." },
  redo: { since: "undone", already: "This plan is applied already." },
} as const;

function savedSince(contested: PlanSection[], direction: Direction): AppError {
  const names = nameAll(contested.map((section) => sectionNames[section]));
  const message = `Somebody has changed ${names} since this plan was ${words[direction].since}.`;
  return new AppError("conflict", message, {
    fields: Object.fromEntries(contested.map((section) => [section, "Changed since"])),
  });
}

/** Returns the stored version with this content; null if it is not stored any more. */
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

async function turn(
  direction: Direction,
  id: string,
  anyway: readonly PlanSection[],
  author: string,
): Promise<AppliedPlan> {
  const initial = await initialLanding();
  return db.$transaction(async (transaction) => {
    const site = await lockSite(transaction, initial);
    const plan = await requireRecordedPlan(transaction, id);
    if (plan.isUndone === (direction === "undo")) throw new AppError("conflict", words[direction].already);
    const [former, left] = direction === "undo" ? [plan.before, plan.made] : [plan.made, plan.before];
    const { next, contested } = undoChanges(site.content, former, left);
    if (contested.some((section) => !anyway.includes(section))) throw savedSince(contested, direction);
    const restoredFrom = await restoredVersion(transaction, former.landing, next.landing);
    await writeSite(transaction, site, next, { author, restoredFrom });
    const marked = await markUndone(transaction, id, direction === "undo");
    const { description, sections } = marked;
    await recordChange(transaction, {
      action: `plans:${direction}`,
      target: { id, label: description },
      [direction === "undo" ? "before" : "after"]: { description, sections },
    });
    return marked;
  });
}

/**
 * Restores the content from before a plan as a new version; sections outside the plan stay.
 * @param anyway the sections that may lose later changes
 * @param author the user's email address
 * @throws AppError `not-found`; `conflict` if it was undone already, or if another section would lose later changes
 */
export const undoPlan = (id: string, anyway: readonly PlanSection[], author: string) =>
  turn("undo", id, anyway, author);

/** Applies a plan again that was undone, by the rules of `undoPlan`. */
export const redoPlan = (id: string, anyway: readonly PlanSection[], author: string) =>
  turn("redo", id, anyway, author);
