import { classes } from "@/components/ui/classes";
import { type NumberRows, NumberTable } from "@/components/ui/number-table";

type AmountTableProps = NumberRows & { title: string; className?: string };

/** A table of amounts, which scrolls sideways if it has to. */
export function AmountTable({ title, className, ...table }: AmountTableProps) {
  return (
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      className={classes("min-w-0 self-start overflow-x-auto print:overflow-visible", className)}
    >
      <NumberTable title={title} {...table} />
    </section>
  );
}
