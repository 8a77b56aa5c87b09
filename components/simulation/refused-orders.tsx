import { useId } from "react";
import { count } from "@/components/ui/count";
import type { SimulationSummary } from "@/lib/simulation/answers";
import { orderWords, reasonWords } from "./words";

type Refused = SimulationSummary["refused"][number];

function Examples({ orders, examples, timeZone }: Refused & { timeZone: string }) {
  if (examples.length === 0) return null;
  const more = orders - examples.length;
  return (
    <ul className="mt-1 grid gap-0.5 text-ink-soft text-sm">
      {examples.map((one) => (
        <li key={one.number} className="wrap-anywhere">
          <span className="tabular-nums">{orderWords(one, timeZone)}</span>
          {one.detail && ` – ${one.detail}`}
        </li>
      ))}
      {more > 0 && <li>and {count(more, "other")}</li>}
    </ul>
  );
}

/** The refused orders by their reason, each with examples. */
export function RefusedOrders({ summary: { refused, timeZone } }: { summary: SimulationSummary }) {
  const heading = useId();
  if (refused.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="font-semibold">
        Refused orders
      </h3>
      <ul className="divide-y divide-line rounded-inner border border-line">
        {refused.map((one) => (
          <li key={one.reason} className="px-4 py-3">
            <p className="flex items-baseline justify-between gap-4 font-medium">
              <span>{reasonWords[one.reason]}</span>
              <span className="tabular-nums">
                {one.orders.toLocaleString("en")}
                <span className="sr-only"> {one.orders === 1 ? "order" : "orders"}</span>
              </span>
            </p>
            <Examples {...one} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </section>
  );
}
