import "server-only";
import { actorName } from "@/lib/audit/actor";
import { recordChange } from "@/lib/audit/record.server";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { publishMenuChange } from "../published/publish.server";
import { alwaysOpen, type Hours } from "./hours";
import { storedHours } from "./known.server";
import type { PauseInput } from "./schema";
import { requireName } from "./server";
import { toShownHours } from "./shown.server";

/** Returns the next opening after all those that are open now; null if there is none. */
async function nextOpening(hours: Hours, now: number): Promise<Date | null> {
  const { timeZone, preparationMinutes } = await configurationState();
  const shown = toShownHours(hours, null, { now, timeZone, preparationMinutes });
  const openings = Object.values(shown?.kinds ?? {}).flatMap((all) => all ?? []);
  const closing = Math.max(now, ...openings.filter(({ start }) => start <= now).map(({ end }) => end));
  const starts = openings.map(({ start }) => start).filter((start) => start > now && start >= closing);
  return starts.length > 0 ? new Date(Math.min(...starts)) : null;
}

/** @throws AppError `conflict` for a pause until the next opening of a restaurant that has none */
async function endOfPause(hours: Hours, { minutes, until }: PauseInput): Promise<Date | null> {
  const now = Date.now();
  if (minutes !== undefined) return new Date(now + minutes * 60_000);
  if (until === "resumed") return null;
  const opening = await nextOpening(hours, now);
  if (!opening) throw new AppError("conflict", "There is no next opening: enter the opening hours first.");
  return opening;
}

const pauseFields = { content: true, pausedAt: true, pausedUntil: true, pauseReason: true } as const;

/**
 * Pauses the orders of a restaurant, or changes its pause.
 * @throws AppError `not-found`, `conflict` for a pause until the next opening of a restaurant that has none
 */
export const pauseOrders = (restaurantId: string, input: PauseInput): Promise<void> =>
  db.$transaction(async (transaction) => {
    const label = await requireName(transaction, restaurantId);
    const where = { restaurantId };
    const before = await transaction.hours.findUnique({ where, select: pauseFields });
    const pausedUntil = await endOfPause(before ? storedHours(before.content) : alwaysOpen, input);
    const data = {
      pausedAt: new Date(),
      pausedUntil,
      pauseReason: input.reason,
      pausedBy: actorName(),
    };
    await transaction.hours.upsert({
      where,
      create: { restaurantId, ...data },
      update: data,
      select: { restaurantId: true },
    });
    const entry = (until: Date | null, reason: string) => ({ until: until?.toISOString() ?? null, reason });
    await recordChange(transaction, {
      action: "hours:pause",
      target: { id: restaurantId, label },
      before: before?.pausedAt ? entry(before.pausedUntil, before.pauseReason) : null,
      after: entry(pausedUntil, input.reason),
    });
    await publishMenuChange(transaction);
  });

/** Ends the pause of a restaurant, if there is one. @throws AppError `not-found` */
export const resumeOrders = (restaurantId: string): Promise<void> =>
  db.$transaction(async (transaction) => {
    const label = await requireName(transaction, restaurantId);
    const { count } = await transaction.hours.updateMany({
      where: { restaurantId, pausedAt: { not: null } },
      data: { pausedAt: null, pausedUntil: null, pauseReason: "", pausedBy: "" },
    });
    if (count === 0) return;
    await recordChange(transaction, { action: "hours:resume", target: { id: restaurantId, label } });
    await publishMenuChange(transaction);
  });
