import type { ComponentProps } from "react";
import { classes } from "./classes";

export function Card({ className, ...rest }: ComponentProps<"section">) {
  return (
    <section
      {...rest}
      className={classes("rounded-card border border-line bg-surface p-5 shadow-card sm:p-7", className)}
    />
  );
}
