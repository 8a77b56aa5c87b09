import { Image as ImageIcon } from "lucide-react";
import { classes } from "@/components/ui/classes";
import { type ColumnKey, gridColumns } from "./columns";
import { flagIcons } from "./flag-cell";
import { columnsStyle, HEAD_HEIGHT, minWidth, stickyClass } from "./layout";

export function GridHead({ columns }: { columns: readonly ColumnKey[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are not on screen are not there, which tables don't know
    <div role="rowgroup" className={`sticky top-0 z-20 ${minWidth}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: nothing can be done in it */}
      <div
        role="row"
        aria-rowindex={1}
        className="grid"
        style={{ ...columnsStyle(columns), height: HEAD_HEIGHT }}
      >
        {columns.map((column, index) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: nothing can be done in it
          <div
            key={column}
            role="columnheader"
            aria-colindex={index + 1}
            title={gridColumns[column].title}
            className={classes(
              "flex items-center border-line border-b bg-raised px-2.5 font-semibold text-ink-soft text-xs",
              stickyClass[column],
              column === "price" && "justify-end",
              ["plate", "popular", "hidden", "soldOut"].includes(column) && "justify-center",
            )}
          >
            <HeadLabel column={column} />
          </div>
        ))}
      </div>
    </div>
  );
}

function HeadLabel({ column }: { column: ColumnKey }) {
  const title = gridColumns[column].title;
  if (column === "plate" || column === "popular" || column === "hidden" || column === "soldOut") {
    const Icon = column === "plate" ? ImageIcon : flagIcons[column];
    return (
      <>
        <Icon aria-hidden="true" className="size-4" />
        <span className="sr-only">{title}</span>
      </>
    );
  }
  return <span className={column === "pick" || column === "actions" ? "sr-only" : "truncate"}>{title}</span>;
}
