import { classes } from "./classes";

type ProgressBarProps = {
  label: string;
  /** Between 0 and 1; null if unknown. */
  value: number | null;
};

export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div
        style={percent === null ? undefined : { width: `${percent}%` }}
        className={classes(
          "h-full rounded-full bg-brand",
          percent === null
            ? "w-full animate-breathe motion-reduce:opacity-40"
            : "transition-[width] duration-200",
        )}
      />
    </div>
  );
}
