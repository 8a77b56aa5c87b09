import { classes } from "@/components/ui/classes";

type AmountTableProps = {
  title: string;
  head: readonly string[];
  /** The label of a row, then its numbers. */
  rows: readonly (readonly string[])[];
  className?: string;
};

/** A small table of amounts, which scrolls sideways if it has to. */
export function AmountTable({ title, head, rows, className }: AmountTableProps) {
  return (
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      className={classes("min-w-0 self-start overflow-x-auto print:overflow-visible", className)}
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="pb-1 text-start font-semibold">{title}</caption>
        <thead>
          <tr className="border-line border-b text-ink-soft text-xs">
            {head.map((name, column) => (
              <th key={name} scope="col" className={column === 0 ? startCell : endCell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...values]) => (
            <tr key={label} className="border-line/60 border-b last:border-0">
              <th scope="row" className={startCell}>
                {label}
              </th>
              {values.map((value, column) => (
                <td key={head[column + 1]} className={endCell}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const startCell = "sticky left-0 whitespace-nowrap bg-surface py-1.5 pr-2 text-start sm:pr-3 font-medium";
const endCell = "whitespace-nowrap py-1.5 pl-2 text-end sm:pl-3 font-medium";
