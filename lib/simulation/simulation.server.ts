import "server-only";
import type { Totals } from "@/lib/orders/pricing/price-cart";
import type { SimulationSummary } from "./answers";
import type { RefusalReason } from "./reasons";
import type { Rules } from "./rules";
import { type Outcome, placeInTime, quoteOrder, type Refusal } from "./simulate-order.server";
import {
  countDemand,
  fullTimes,
  isPostponed,
  noDemand,
  overfullSlots,
  type SlotDemand,
} from "./slot-demand.server";
import { isSameTotals, type StoredOrder } from "./stored-order";
import type { Times } from "./times.server";

/** The number of refused orders that are named for each reason. */
const EXAMPLES = 5;
/** The number of times of the week that are named. */
const FULL_TIMES = 12;

type Amounts = { orders: number; beforeCents: number; afterCents: number } & Record<
  "beforeTaxCents" | "afterTaxCents",
  number
>;
type Refused = SimulationSummary["refused"][number];

/** Places an order by its quote, after the orders before it. */
function run(
  order: StoredOrder,
  quote: ReturnType<typeof quoteOrder>,
  times: Times,
  demand: SlotDemand,
): Outcome {
  const outcome = placeInTime(order, quote, times, demand.used);
  const share = "totals" in outcome ? outcome.share : outcome.refusal.share;
  if (share) countDemand(demand, share);
  return outcome;
}

/**
 * Runs stored orders by the current rules and by those of a draft. An order that the current rules refuse isn’t compared,
 * nor is a delivery of which can’t be told whether the draft serves its place.
 * @param closes whether the draft takes no orders at all any more
 */
export function createSimulation(current: Rules, draft: Rules, closes = false) {
  const demands = { current: noDemand(), draft: noDemand() };
  const counts = {
    orders: 0,
    reproduced: 0,
    repriced: 0,
    notComparable: 0,
    refusedOrders: 0,
    changedTotals: 0,
    postponed: 0,
  };
  const refused = new Map<RefusalReason, Refused>();
  const turnover = new Map<string, Amounts>();

  function amountsIn(currency: string): Amounts {
    const none = { orders: 0, beforeCents: 0, afterCents: 0, beforeTaxCents: 0, afterTaxCents: 0 };
    const known = turnover.get(currency) ?? none;
    turnover.set(currency, known);
    return known;
  }

  function countBefore({ currency, totalCents, taxCents }: Totals) {
    const amounts = amountsIn(currency);
    amounts.orders += 1;
    amounts.beforeCents += totalCents;
    amounts.beforeTaxCents += taxCents;
  }

  function countAfter({ currency, totalCents, taxCents }: Totals) {
    const amounts = amountsIn(currency);
    amounts.afterCents += totalCents;
    amounts.afterTaxCents += taxCents;
  }

  function countRefusal({ number, createdAt }: StoredOrder, { reason, detail }: Refusal) {
    counts.refusedOrders += 1;
    const known = refused.get(reason) ?? { reason, orders: 0, examples: [] };
    known.orders += 1;
    if (known.examples.length < EXAMPLES)
      known.examples.push({ number, at: new Date(createdAt).toISOString(), detail });
    refused.set(reason, known);
  }

  /** Returns the quote of the draft; null for the same one as before. */
  function quoteAfter(order: StoredOrder): ReturnType<typeof quoteOrder> | null {
    if (closes) return { refusal: { reason: "restaurant", detail: "" } };
    return draft.restaurant === current.restaurant ? null : quoteOrder(order, draft);
  }

  return {
    /** Adds an order, the earliest first. */
    add(order: StoredOrder): void {
      counts.orders += 1;
      const quotes = { current: quoteOrder(order, current), draft: quoteAfter(order) };
      const before = run(order, quotes.current, current.times, demands.current);
      const after = run(order, quotes.draft ?? quotes.current, draft.times, demands.draft);
      const isUnknown = "refusal" in after && after.refusal.reason === "place";
      if ("refusal" in before || isUnknown) {
        counts.notComparable += 1;
        return;
      }
      counts[isSameTotals(before.totals, order.totals) ? "reproduced" : "repriced"] += 1;
      countBefore(before.totals);
      if ("refusal" in after) countRefusal(order, after.refusal);
      else {
        countAfter(after.totals);
        if (!isSameTotals(before.totals, after.totals)) counts.changedTotals += 1;
        if (isPostponed(after.share) && !isPostponed(before.share)) counts.postponed += 1;
      }
    },

    summary(): Omit<SimulationSummary, "from" | "left"> {
      const { timeZone, hours } = draft.times;
      const known = overfullSlots(demands.current, current.times.hours.slots);
      const over = [...overfullSlots(demands.draft, hours.slots)].filter(
        ([slot, { units, orders }]) =>
          units > (known.get(slot)?.units ?? 0) || orders > (known.get(slot)?.orders ?? 0),
      );
      const full = fullTimes(new Map(over), timeZone);
      return {
        ...counts,
        timeZone,
        refused: [...refused.values()].sort((a, b) => b.orders - a.orders),
        turnover: [...turnover].map(([currency, amounts]) => ({
          currency,
          ...amounts,
          changeBasisPoints:
            amounts.beforeCents === 0
              ? null
              : Math.round(((amounts.afterCents - amounts.beforeCents) * 10_000) / amounts.beforeCents),
        })),
        fullTimes: full.slice(0, FULL_TIMES),
        moreFullTimes: Math.max(0, full.length - FULL_TIMES),
      };
    },
  };
}
