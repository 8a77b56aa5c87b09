import { classes } from "./classes";

/** Column titles, and rows with their labels first. */
export type NumberRows = { head: readonly string[]; rows: readonly (readonly string[])[] };

type NumberTableProps = NumberRows & {
  title: string;
  /** Hides the title, which readers still announce, and shows smaller numbers. */
  compact?: boolean;
};

/** A table of numbers with a label for each row. The labels stay in view if it scrolls sideways. */
export function NumberTable({ title, head, rows, compact = false }: NumberTableProps) {
  const startCell = classes(
    "py-1.5 text-start font-medium",
    compact ? "wrap-anywhere pr-3" : "sticky left-0 whitespace-nowrap bg-surface pr-2 sm:pr-3",
  );
  const endCell = classes("py-1.5 text-end font-medium", compact ? "pl-2" : "whitespace-nowrap pl-2 sm:pl-3");
  return (
    <table className={classes("w-full tabular-nums", compact ? "mt-1 text-xs" : "text-sm")}>
      <caption className={compact ? "sr-only" : "pb-1 text-start font-semibold"}>{title}</caption>
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
  );
}
