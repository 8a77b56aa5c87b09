import "server-only";
import { setImmediate } from "node:timers/promises";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { createQueue } from "@/lib/platform/queue/queue";
import { remember } from "@/lib/platform/runtime/remember";
import { previewRestaurant } from "@/lib/restaurants/editor/preview";
import { readMenu } from "@/lib/restaurants/editor/stored.server";
import { getHours } from "@/lib/restaurants/hours/server";
import type { Restaurant } from "@/lib/restaurants/published/types";
import type { MenuContent } from "@/lib/restaurants/schema";
import { termsWithMoments } from "@/lib/restaurants/terms/current.server";
import { termsOf } from "@/lib/restaurants/terms/terms";
import type { Voucher } from "@/lib/vouchers/voucher";
import type { SimulationSummary } from "./answers";
import { findPeriod, readOrders } from "./read-orders.server";
import { rulesOf } from "./rules";
import type { SimulationInput } from "./schema";
import { createSimulation } from "./simulation.server";
import { timesOf } from "./times.server";

const PERIOD_MS = 30 * 86_400_000;
/** The number of orders of one run: 10,000 take about two seconds. */
export const MAX_ORDERS = 10_000;

/** One run at a time, as each keeps a processor busy. */
const queue = remember("simulation.turns", () =>
  createQueue({ name: "simulations", concurrency: 1, waiting: 10, timeoutMs: 20_000 }),
);

async function restaurantOf(content: MenuContent): Promise<Restaurant> {
  const at = { timeZone: "UTC", now: Date.now() };
  const shown = previewRestaurant({ content, path: "", isDemo: false }, {}, at);
  return { ...shown, terms: await termsWithMoments(termsOf(content.restaurant)) };
}

async function vouchersOf(restaurantId: string): Promise<ReadonlyMap<string, Voucher>> {
  const select = { restaurantId: true, code: true, kind: true, value: true, minimumCents: true } as const;
  const rows = await db.voucher.findMany({ where: { restaurantId }, select });
  return new Map(rows.map((voucher) => [voucher.code, voucher]));
}

async function prepare(restaurantId: string, draft: SimulationInput) {
  const [{ published }, { hours }, clock, vouchers] = await Promise.all([
    readMenu(db, restaurantId),
    getHours(restaurantId),
    configurationState(),
    vouchersOf(restaurantId),
  ]);
  const times = timesOf(hours, clock);
  const restaurant = await restaurantOf(published);
  const current = rulesOf(restaurant, times, vouchers);
  const after = rulesOf(
    draft.menu ? await restaurantOf(draft.menu) : restaurant,
    draft.hours ? timesOf(draft.hours, clock) : times,
    vouchers,
  );
  const closes = draft.menu !== undefined && published.restaurant.isOpen && !draft.menu.restaurant.isOpen;
  return createSimulation(current, after, closes);
}

/**
 * Runs the orders of the last 30 days by a draft, as if each were placed again at the same moment.
 * @throws AppError `not-found`; `unavailable` if too many wait for their run, or the signal is aborted
 */
export function simulateOrders(
  restaurantId: string,
  draft: SimulationInput,
  { signal, now = Date.now(), limit = MAX_ORDERS }: { signal: AbortSignal; now?: number; limit?: number },
): Promise<SimulationSummary> {
  return queue.run(
    async () => {
      const simulation = await prepare(restaurantId, draft);
      const period = await findPeriod(restaurantId, new Date(now - PERIOD_MS), limit);
      for await (const orders of readOrders(restaurantId, period)) {
        if (signal.aborted) throw new AppError("unavailable", "The request was abandoned.");
        for (const order of orders) simulation.add(order);
        // Other requests have their turn.
        await setImmediate();
      }
      return { ...simulation.summary(), from: period.since.toISOString(), left: period.left };
    },
    { signal },
  );
}

/** Leaves out what its reader may not see: amounts of turnover, and single orders. */
export const visibleSummary = (
  summary: SimulationSummary,
  { readsTurnover, readsOrders }: { readsTurnover: boolean; readsOrders: boolean },
): SimulationSummary => ({
  ...summary,
  turnover: readsTurnover
    ? summary.turnover
    : summary.turnover.map(({ currency, orders, changeBasisPoints }) => ({
        currency,
        orders,
        changeBasisPoints,
      })),
  refused: readsOrders ? summary.refused : summary.refused.map((one) => ({ ...one, examples: [] })),
});
