import { useId } from "react";
import { count } from "@/components/ui/count";
import type { SimulationSummary } from "@/lib/simulation/answers";
import { overWords, timeWords } from "./words";

/** The times of the week at which the draft has too little capacity, the fullest first. */
export function FullTimes({ summary }: { summary: SimulationSummary }) {
  const heading = useId();
  const { fullTimes, moreFullTimes, timeZone } = summary;
  if (fullTimes.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="font-semibold">
        Too full
      </h3>
      <p className="text-ink-soft text-sm">
        The most units of effort or orders that were wanted beyond the capacity of a time, in {timeZone}.
      </p>
      <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {fullTimes.map((one) => (
          <li key={timeWords(one)} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-2">
            <span className="font-medium tabular-nums">{timeWords(one)}</span>
            <span className="text-ink-soft">{overWords(one)}</span>
          </li>
        ))}
      </ul>
      {moreFullTimes > 0 && <p className="text-ink-soft text-sm">and {count(moreFullTimes, "other time")}</p>}
    </section>
  );
}
