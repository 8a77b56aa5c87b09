import { Image as ImageIcon, type LucideIcon } from "lucide-react";
import { classes } from "@/components/ui/classes";
import { type ColumnKey, gridColumns } from "./columns";
import { flagIcons } from "./flag-cell";
import { columnsStyle, HEAD_HEIGHT_PX, minWidth, stickyClass } from "./layout";

const icons: Partial<Record<ColumnKey, LucideIcon>> = { plate: ImageIcon, ...flagIcons };

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
        style={{ ...columnsStyle(columns), height: HEAD_HEIGHT_PX }}
      >
        {columns.map((column, index) => {
          const { title } = gridColumns[column];
          const Icon = icons[column];
          return (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: nothing can be done in it
            <div
              key={column}
              role="columnheader"
              aria-colindex={index + 1}
              title={title}
              className={classes(
                "flex items-center border-line border-b bg-raised px-2.5 font-semibold text-ink-soft text-xs",
                stickyClass[column],
                column === "price" && "justify-end",
                Icon && "justify-center",
              )}
            >
              {Icon && <Icon aria-hidden="true" className="size-4" />}
              <span className={Icon || column === "pick" || column === "actions" ? "sr-only" : "truncate"}>
                {title}
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
