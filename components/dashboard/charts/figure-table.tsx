/** Values of a figure: column titles, and rows with their labels first. */
export type FigureTable = { head: readonly string[]; rows: readonly (readonly string[])[] };

type FigureTableProps = FigureTable & { title: string };

/** The values of the chart above as a table. */
export function FigureNumbers({ title, head, rows }: FigureTableProps) {
  return (
    <details className="group -mb-1.5 text-sm">
      <summary className="-mx-2 inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-brand-ink text-xs underline-offset-4 hover:underline md:min-h-9">
        <span className="group-open:hidden">Show figures</span>
        <span className="hidden group-open:inline">Hide figures</span>
        <span className="sr-only">: {title}</span>
      </summary>
      <table className="mt-1 w-full text-xs tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-line border-b text-ink-soft">
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
    </details>
  );
}

const startCell = "wrap-anywhere py-1.5 pr-3 text-start font-medium";
const endCell = "py-1.5 text-end font-medium";
