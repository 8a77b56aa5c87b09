import { type NumberRows, NumberTable } from "@/components/ui/number-table";

type FigureNumbersProps = NumberRows & { title: string };

/** The values of the chart above as a table. */
export function FigureNumbers({ title, ...table }: FigureNumbersProps) {
  return (
    <details className="group -mb-1.5 text-sm">
      <summary className="-mx-2 inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-brand-ink text-xs underline-offset-4 hover:underline md:min-h-9">
        <span className="group-open:hidden">Show figures</span>
        <span className="hidden group-open:inline">Hide figures</span>
        <span className="sr-only">: {title}</span>
      </summary>
      <NumberTable title={title} {...table} compact />
    </details>
  );
}
