type AmountTableProps = {
  title: string;
  head: readonly string[];
  /** The label of a row, then its numbers. */
  rows: readonly (readonly string[])[];
};

/** A small table of amounts, which scrolls sideways if it has to. */
export function AmountTable({ title, head, rows }: AmountTableProps) {
  return (
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      className="min-w-0 self-start overflow-x-auto rounded-control print:overflow-visible"
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

const startCell = "whitespace-nowrap py-1.5 pr-3 text-start font-medium";
const endCell = "whitespace-nowrap py-1.5 pl-3 text-end font-medium";
