import type { ComponentProps } from "react";
import { classes } from "./classes";

const tones = {
  neutral: "bg-sunken text-ink-soft",
  brand: "bg-brand-soft text-brand-ink",
  brass: "bg-brass-soft text-brass-ink",
  solid: "bg-brand text-on-brand",
  danger: "bg-danger-soft text-danger",
} as const;

type BadgeProps = ComponentProps<"span"> & { tone?: keyof typeof tones };

/** A word or a count beside what it belongs to. */
export function Badge({ tone = "neutral", className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classes(
        "inline-flex min-h-6 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 font-semibold text-xs tabular-nums [&>svg]:size-3.5",
        tones[tone],
        className,
      )}
    />
  );
}
