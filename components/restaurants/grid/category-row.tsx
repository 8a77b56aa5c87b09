"use client";

import { Plus } from "lucide-react";
import { memo } from "react";
import type { MenuCategory } from "@/lib/restaurants/schema";
import { offeredText } from "@/lib/restaurants/week/words";
import { Cell } from "./cell";
import { CellEditor } from "./cell-editor";
import type { ColumnKey } from "./columns";
import { useGridActions } from "./grid-actions";
import { ActionsButton, DragHandle, GridRow } from "./grid-row";
import { addRowId, categoryRowId } from "./rows";
import type { GridState } from "./state";
import { useGridStore } from "./use-grid";

type LineProps = {
  category: MenuCategory;
  place: number;
  columns: readonly ColumnKey[];
  cursor: ColumnKey | null;
  refused: { column: ColumnKey; message: string } | null;
};

type CategoryRowProps = LineProps & {
  count: number;
  /** Error message of its name. */
  wrong: string | undefined;
  editing: GridState["editing"];
  isDragged: boolean;
};

export const CategoryRow = memo(function CategoryRow(props: CategoryRowProps) {
  const { category, place, columns, cursor, refused, count, wrong, editing, isDragged } = props;
  const actions = useGridActions();
  const id = categoryRowId(category.id);
  const atActions = cursor === "actions";
  return (
    <GridRow {...{ place, columns, isDragged }} isRaised={Boolean(cursor || refused)}>
      <Cell
        row={id}
        column="name"
        index={1}
        span={columns.length - 1}
        isCurrent={cursor !== null && !atActions}
        wrong={wrong}
        refused={refused?.message ?? null}
        className="!bg-sunken !border-r-0 !left-0 gap-1"
      >
        {(wrongId) => (
          <>
            <DragHandle row={id} name={category.label} className="-ml-1.5" />
            <span className="sticky left-8 flex min-w-0 items-baseline gap-2.5">
              <span dir="auto" className="truncate font-display font-semibold text-base tracking-tight">
                {category.label || <span className="text-danger">Name is required</span>}
              </span>
              <span className="shrink-0 text-ink-soft text-xs tabular-nums">
                {count}
                <span className="sr-only">{count === 1 ? " dish" : " dishes"}</span>
              </span>
              {category.times && (
                <span className="truncate text-ink-soft text-xs">{offeredText(category.times)}</span>
              )}
            </span>
            {editing && cursor !== null && !atActions && (
              <span className="absolute inset-y-0 left-6 w-72">
                <CellEditor
                  label={`Name of the category ${category.label}`}
                  text={category.label}
                  begins={editing.begins}
                  wrongId={wrongId}
                />
              </span>
            )}
          </>
        )}
      </Cell>
      <Cell
        row={id}
        column="actions"
        index={columns.length}
        isCurrent={atActions}
        hasControl
        className="!bg-sunken"
      >
        <ActionsButton
          label={`Actions for the category ${category.label}`}
          isCurrent={atActions}
          className="hover:bg-line"
          onClick={(event) => actions.open({ what: "menu", row: id, button: event.currentTarget })}
        />
      </Cell>
    </GridRow>
  );
});

/** The row at the end of a category that adds a dish, by a key or by pasting. */
export const AddRow = memo(function AddRow({ category, place, columns, cursor, refused }: LineProps) {
  const grid = useGridStore();
  return (
    <GridRow {...{ place, columns }} isRaised={Boolean(cursor || refused)}>
      <Cell
        row={addRowId(category.id)}
        column="name"
        index={1}
        span={columns.length}
        isCurrent={cursor !== null}
        refused={refused?.message ?? null}
        hasControl
        className="!border-r-0 !left-0"
      >
        {(wrongId) => (
          <button
            type="button"
            data-focus=""
            tabIndex={cursor === null ? -1 : 0}
            aria-describedby={wrongId}
            className="sticky left-2.5 inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 font-medium text-brand-ink text-sm hover:bg-brand-soft focus-visible:outline-2 focus-visible:outline-brand"
            onClick={() => grid.do({ type: "addDish", category: category.id })}
          >
            <Plus aria-hidden="true" className="size-4" />
            Add a dish
            <span className="sr-only"> to {category.label}</span>
          </button>
        )}
      </Cell>
    </GridRow>
  );
});
