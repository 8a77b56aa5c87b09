import { Check } from "lucide-react";
import { classes } from "./classes";

type StepsProps = {
  titles: readonly string[];
  /** Index of the step on screen. */
  current: number;
};

/** The progress of a wizard: a bar with one segment per step, and the names of the steps. */
export function Steps({ titles, current }: StepsProps) {
  return (
    <div className="grid gap-2.5">
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={1}
        aria-valuemax={titles.length}
        aria-valuenow={current + 1}
        aria-valuetext={`Step ${current + 1} of ${titles.length}: ${titles[current]}`}
        className="flex gap-2 sm:gap-3"
      >
        {titles.map((title, index) => (
          <span
            key={title}
            className={classes(
              "h-[3px] flex-1 rounded-full transition-colors duration-300",
              index < current && "bg-brand",
              index === current && "bg-brass",
              index > current && "bg-line",
            )}
          />
        ))}
      </div>
      <ol className="flex gap-2 text-sm sm:gap-3">
        {titles.map((title, index) => (
          <li
            key={title}
            aria-current={index === current ? "step" : undefined}
            className={classes(
              "flex flex-1 items-center gap-1.5",
              index === current && "font-semibold",
              index > current && "text-ink-soft",
            )}
          >
            {index < current ? (
              <Check aria-hidden="true" className="size-4 text-brand" strokeWidth={2.5} />
            ) : (
              <span className="text-ink-soft tabular-nums">{index + 1}</span>
            )}
            {title}
            {index < current && <span className="sr-only">(done)</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
