import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { classes } from "./classes";

const cardStyle = cva("rounded-card border border-line bg-surface shadow-card", {
  variants: {
    padding: { roomy: "p-5 sm:p-7", snug: "p-4 sm:p-6", rows: "px-5 py-2 sm:px-7" },
  },
  defaultVariants: { padding: "roomy" },
});

type CardProps = ComponentProps<"section"> & VariantProps<typeof cardStyle>;

/** The heading of a card, which its `aria-labelledby` names. */
export function CardTitle({ className, children, ...rest }: ComponentProps<"h2">) {
  return (
    <h2 {...rest} className={classes("text-lg focus:outline-none", className)}>
      {children}
    </h2>
  );
}

export function Card({ padding, className, ...rest }: CardProps) {
  return <section {...rest} className={cardStyle({ padding, className })} />;
}
