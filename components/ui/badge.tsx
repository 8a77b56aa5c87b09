import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const badgeStyle = cva(
  "inline-flex min-h-6 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 font-semibold text-xs tabular-nums [&>svg]:size-3.5",
  {
    variants: {
      tone: {
        neutral: "bg-sunken text-ink-soft",
        brand: "bg-brand-soft text-brand-ink",
        brass: "bg-brass-soft text-brass-ink",
        solid: "bg-brand text-on-brand",
        danger: "bg-danger-soft text-danger",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeStyle>;

/** A short label or count. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={badgeStyle({ tone, className })} />;
}
