import { count } from "@/components/ui/count";
import { Notice } from "@/components/ui/notice";
import type { SimulationSummary } from "@/lib/simulation/answers";
import { FullTimes } from "./full-times";
import { RefusedOrders } from "./refused-orders";
import { TurnoverChange } from "./turnover-change";
import { apartSentences, comparedOrders } from "./words";

/** Shows what a draft would have done to the orders that were run. */
export function SimulationResult({ summary }: { summary: SimulationSummary }) {
  const { refusedOrders, changedTotals, postponed, fullTimes } = summary;
  const compared = comparedOrders(summary);
  const isSame = refusedOrders + changedTotals + postponed + fullTimes.length === 0;
  return (
    <div className="grid gap-6">
      {compared === 0 ? (
        <Notice tone="warning" title={`None of ${count(summary.orders, "order")} can be compared`} />
      ) : isSame ? (
        <Notice tone="success" title="Nothing would have been different">
          <p>
            {compared === 1
              ? "The order would have been placed for the same price."
              : `All ${count(compared, "order")} would have been placed for the same prices.`}
          </p>
        </Notice>
      ) : (
        <>
          <p role="status" className="font-display font-semibold text-lg">
            {headline(summary)}
          </p>
          <TurnoverChange summary={summary} />
          <RefusedOrders summary={summary} />
          <FullTimes summary={summary} />
        </>
      )}
      <Footnotes summary={summary} />
    </div>
  );
}

/** Returns `12 of 430 orders would have been refused, 31 would have cost something else.` */
function headline({ refusedOrders, changedTotals, postponed, ...summary }: SimulationSummary): string {
  const number = (orders: number) => (orders === 0 ? "None" : orders.toLocaleString("en"));
  return [
    `${number(refusedOrders)} of ${count(comparedOrders(summary), "order")} would have been refused`,
    ...(changedTotals > 0 ? [`${number(changedTotals)} would have cost something else`] : []),
    ...(postponed > 0 ? [`${number(postponed)} would have been ready later`] : []),
  ]
    .join(", ")
    .concat(".");
}

function Footnotes({ summary }: { summary: SimulationSummary }) {
  return (
    <div className="grid gap-1.5 text-ink-soft text-xs">
      {apartSentences(summary).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        Hours, exceptions and rates of tax of later days don’t change past orders. Pauses, sold-out dishes and
        what guests would have done instead don’t count.
      </p>
    </div>
  );
}
