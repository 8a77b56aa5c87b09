import { formatMoney } from "@/lib/platform/money/money";
import type { SimulationSummary } from "@/lib/simulation/answers";
import { changeWords } from "./words";

type Turnover = SimulationSummary["turnover"][number];

/** Returns a difference with its sign. */
function differenceWords(cents: number, currency: string): string {
  return cents > 0 ? `+${formatMoney(cents, currency)}` : formatMoney(cents, currency);
}

function Figure({ term, figure, detail }: { term: string; figure: string; detail?: string | undefined }) {
  return (
    <div className="grid content-start gap-0.5 rounded-inner border border-line bg-sunken px-4 py-3">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="grid gap-0.5">
        <span className="font-display font-semibold text-xl tabular-nums">{figure}</span>
        {detail && <span className="text-ink-soft text-xs tabular-nums">{detail}</span>}
      </dd>
    </div>
  );
}

function FiguresOf({ turnover, isOnly }: { turnover: Turnover; isOnly: boolean }) {
  const { currency, beforeCents, afterCents, beforeTaxCents, afterTaxCents, changeBasisPoints } = turnover;
  const suffix = isOnly ? "" : ` in ${currency}`;
  const hasAmounts = beforeCents !== undefined && afterCents !== undefined;
  const fromTo = (before: number, after: number) =>
    `${formatMoney(before, currency)} → ${formatMoney(after, currency)}`;
  const change = changeBasisPoints === null ? "new" : changeWords(changeBasisPoints);
  return (
    <>
      <Figure
        term={`Turnover${suffix}`}
        figure={change}
        detail={hasAmounts ? fromTo(beforeCents, afterCents) : undefined}
      />
      {beforeTaxCents !== undefined && afterTaxCents !== undefined && (
        <Figure
          term={`Tax${suffix}`}
          figure={differenceWords(afterTaxCents - beforeTaxCents, currency)}
          detail={fromTo(beforeTaxCents, afterTaxCents)}
        />
      )}
    </>
  );
}

/** Shows turnover and tax before and after, by currency, and the number of refused orders. */
export function TurnoverChange({ summary: { turnover } }: { summary: SimulationSummary }) {
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {turnover.map((one) => (
        <FiguresOf key={one.currency} turnover={one} isOnly={turnover.length === 1} />
      ))}
    </dl>
  );
}
