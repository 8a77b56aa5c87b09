import { expect } from "@jest/globals";
import { POST as redoRoute } from "@/app/api/business-plans/applied/[id]/redo/route";
import { POST as undoRoute } from "@/app/api/business-plans/applied/[id]/undo/route";
import { POST as applyRoute } from "@/app/api/business-plans/applied/route";
import type { ApplyInput } from "@/lib/business-plan/schema";
import { db } from "@/lib/platform/db/client";
import { type Answer, post } from "@/tests/support/api/request";
import { landingSnapshot } from "@/tests/support/setup/instance";

export const description = "A bakery named Crumb in Lisbon with sourdough and cakes.";

type Versions = Partial<ApplyInput["versions"]>;

/** Applies sections of a plan over these versions, by default 0. */
export function applySections(token: string, sections: unknown, versions: Versions = {}): Promise<Answer> {
  const expected = { landing: 0, home: 0, welcome: 0, ...versions };
  return post(applyRoute, { token, body: { description, sections, versions: expected } });
}

export function undo(token: string, id: string, body: unknown = {}): Promise<Answer> {
  return post(undoRoute, { token, body, params: { id } });
}

export function redo(token: string, id: string, body: unknown = {}): Promise<Answer> {
  return post(redoRoute, { token, body, params: { id } });
}

/** Reads all rows that applying or undoing a plan may change, for comparing before and after. */
export async function siteSnapshot() {
  const [landing, pages, plans] = await Promise.all([
    landingSnapshot(),
    db.pageSeo.findMany({ orderBy: { page: "asc" } }),
    db.appliedBusinessPlan.findMany({ orderBy: { id: "asc" } }),
  ]);
  return { landing, pages, plans };
}

/** Applies sections, expecting success. @returns the plan's id */
export async function appliedPlan(token: string, sections: object, versions: Versions = {}): Promise<string> {
  const answer = await applySections(token, sections, versions);
  expect(answer.body.error).toBeUndefined();
  return answer.body.applied.id;
}

/** Expects that a call was refused and changed nothing. */
export async function expectUnchanged(answer: Answer, status: number, before: unknown) {
  expect([answer.status, answer.body.success]).toEqual([status, false]);
  expect(answer.body.error).toMatch(/\S/);
  expect(await siteSnapshot()).toEqual(before);
}
