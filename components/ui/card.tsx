import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const cardStyle = cva("rounded-card border border-line bg-surface shadow-card", {
  variants: {
    padding: { roomy: "p-5 sm:p-7", snug: "p-4 sm:p-6", rows: "px-5 py-2 sm:px-7" },
  },
  defaultVariants: { padding: "roomy" },
});

type CardProps = ComponentProps<"section"> & VariantProps<typeof cardStyle>;

export function Card({ padding, className, ...rest }: CardProps) {
  return <section {...rest} className={cardStyle({ padding, className })} />;
}
