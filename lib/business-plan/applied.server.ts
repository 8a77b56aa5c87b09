import "server-only";
import { randomBytes } from "node:crypto";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { Prisma } from "@/prisma/client";
import { type AppliedPlan, type PlanSection, planSections } from "./answers";
import { type SitePart, sitePart } from "./site-content";

/** The maximum number of plans that can be undone. */
export const MAX_APPLIED_PLANS = 50;

const planFields = {
  id: true,
  author: true,
  description: true,
  sections: true,
  appliedAt: true,
  undoneAt: true,
} satisfies Prisma.AppliedBusinessPlanSelect;

type Row = Prisma.AppliedBusinessPlanGetPayload<{ select: typeof planFields }>;

const toAppliedPlan = ({ sections, appliedAt, undoneAt, ...row }: Row): AppliedPlan => ({
  ...row,
  sections: planSections.filter((section) => sections.includes(section)),
  appliedAt: appliedAt.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
});

async function findLatest(
  where: Prisma.AppliedBusinessPlanWhereInput,
  by: "appliedAt" | "undoneAt",
): Promise<AppliedPlan | null> {
  const row = await db.appliedBusinessPlan.findFirst({
    where,
    select: planFields,
    orderBy: { [by]: "desc" },
  });
  return row && toAppliedPlan(row);
}

/** Returns the latest plan that was applied and not undone; null if none. */
export const latestAppliedPlan = () => findLatest({ undoneAt: null }, "appliedAt");

/** Returns the plans that can be undone and redone: the latest applied plan, preceded by the one undone since. */
export async function latestPlans(): Promise<AppliedPlan[]> {
  const [applied, undone] = await Promise.all([
    latestAppliedPlan(),
    findLatest({ undoneAt: { not: null } }, "undoneAt"),
  ]);
  const isSince = undone?.undoneAt && undone.undoneAt > (applied?.appliedAt ?? "");
  return [isSince ? undone : null, applied].filter((plan) => plan !== null);
}

type Applied = {
  author: string;
  description: string;
  sections: PlanSection[];
  before: SitePart;
  made: SitePart;
};

/** Stores the data for undoing the plan, and deletes the oldest plans. */
export async function recordPlan(
  transaction: Transaction,
  { before, made, ...plan }: Applied,
): Promise<AppliedPlan> {
  const row = await transaction.appliedBusinessPlan.create({
    data: {
      ...plan,
      id: randomBytes(16).toString("base64url"),
      before: before as Prisma.InputJsonObject,
      made: made as Prisma.InputJsonObject,
      appliedAt: new Date(),
    },
    select: planFields,
  });
  const old = await transaction.appliedBusinessPlan.findMany({
    select: { id: true },
    orderBy: { appliedAt: "desc" },
    skip: MAX_APPLIED_PLANS,
  });
  await transaction.appliedBusinessPlan.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
  return toAppliedPlan(row);
}

/**
 * Returns the parts that a plan changed, before and after.
 * @throws AppError `not-found`, or `conflict` if it can't be read any more
 */
export async function requireRecordedPlan(transaction: Transaction, id: string) {
  const row = await transaction.appliedBusinessPlan.findUnique({
    where: { id },
    select: { before: true, made: true, undoneAt: true },
  });
  if (!row) throw new AppError("not-found", "There is no such plan.");
  const [before, made] = [sitePart.safeParse(row.before), sitePart.safeParse(row.made)];
  if (!before.success || !made.success) {
    throw new AppError("conflict", "What this plan replaced can’t be read any more.");
  }
  return { before: before.data, made: made.data, isUndone: row.undoneAt !== null };
}

/** Marks a plan as undone or applied. */
export async function markUndone(
  transaction: Transaction,
  id: string,
  isUndone: boolean,
): Promise<AppliedPlan> {
  const undoneAt = isUndone ? new Date() : null;
  const row = await transaction.appliedBusinessPlan.update({
    where: { id },
    data: { undoneAt },
    select: planFields,
  });
  return toAppliedPlan(row);
}
