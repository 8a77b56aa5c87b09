import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { enqueueAgain } from "@/lib/platform/jobs/enqueue.server";
import { isDay } from "@/lib/platform/time-zone/is-day";
import type { ClockChange, PageDraft } from "./answers";
import { publishPageJob } from "./jobs";
import type { ScheduleInput } from "./schema";
import { draftContent, lockPage, readPage, type StoredPage, toPageDraft } from "./stored.server";
import { momentsOf, type WallTimeMoments } from "./wall-time";

const refuse = (field: keyof ScheduleInput, message: string) =>
  new AppError("invalid", message, { fields: { [field]: message } });

/** @throws AppError `invalid` for a day that doesn't exist */
async function scheduleMoments(at: string): Promise<WallTimeMoments> {
  if (!isDay(at.slice(0, "2026-12-24".length))) throw refuse("at", "This day doesn’t exist");
  return momentsOf(at, (await configurationState()).timeZone);
}

/** Returns both moments of a wall time in a change of the clocks; null for any other. @throws AppError `not-found`; `invalid` */
export async function readClockChange(pageId: string, at: string): Promise<ClockChange | null> {
  await readPage(db, pageId);
  const found = await scheduleMoments(at);
  if (found.kind === "once") return null;
  const iso = (moment: number) => new Date(moment).toISOString();
  return { kind: found.kind, earlier: iso(found.earlier), later: iso(found.later) };
}

/** @throws AppError `invalid` without a choice where the clocks change, or for a time that has passed */
async function momentOf({ at, choice }: ScheduleInput, now: number): Promise<Date> {
  const found = await scheduleMoments(at);
  if (found.kind !== "once" && !choice)
    throw refuse("choice", "The clocks change then: choose one of the two moments");
  const moment = found.kind === "once" ? found.moment : found[choice ?? "earlier"];
  if (moment <= now) throw refuse("at", "This time has passed: publish now, or choose a later one");
  return new Date(moment);
}

const labelOf = (page: StoredPage) => ({ id: page.id, label: draftContent(page).title });

/**
 * Schedules the publication of the draft as it is then.
 * @throws AppError `not-found`; `conflict` if another draft was saved meanwhile; `invalid` for a time that can't be meant
 */
export async function schedulePage(
  id: string,
  input: ScheduleInput,
  expectedVersion: number | null,
): Promise<PageDraft> {
  const publishAt = await momentOf(input, Date.now());
  return db.$transaction(async (transaction) => {
    const page = await lockPage(transaction, id, expectedVersion);
    if (!page.draft.waits)
      throw new AppError("conflict", "There is nothing to publish: visitors see this page already.");
    await transaction.pageDraft.update({
      where: { pageId: id },
      data: { publishAt, publishError: "", version: page.draft.version + 1 },
      select: { pageId: true },
    });
    const input = { pageId: id, at: publishAt.toISOString() };
    await enqueueAgain(transaction, publishPageJob, input, { key: id, runAt: publishAt });
    await recordChange(transaction, {
      action: "pages:schedule",
      target: labelOf(page),
      before: { publishAt: page.draft.publishAt?.toISOString() ?? null },
      after: { publishAt: publishAt.toISOString() },
    });
    return toPageDraft(await readPage(transaction, id));
  });
}

/** @throws AppError `not-found`; `conflict` if another draft was saved meanwhile, or nothing is scheduled */
export const unschedulePage = (id: string, expectedVersion: number | null): Promise<PageDraft> =>
  db.$transaction(async (transaction) => {
    const page = await lockPage(transaction, id, expectedVersion);
    const { publishAt, publishError, version } = page.draft;
    if (!publishAt && publishError === "") throw new AppError("conflict", "No publication is scheduled.");
    await transaction.pageDraft.update({
      where: { pageId: id },
      data: { publishAt: null, publishError: "", version: version + 1 },
      select: { pageId: true },
    });
    await recordChange(transaction, {
      action: "pages:unschedule",
      target: labelOf(page),
      before: { publishAt: publishAt?.toISOString() ?? null },
    });
    return toPageDraft(await readPage(transaction, id));
  });
