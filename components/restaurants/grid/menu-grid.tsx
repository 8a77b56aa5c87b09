"use client";

import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef } from "react";
import type { ColumnKey } from "./columns";
import { useGridActions } from "./grid-actions";
import { GridHead } from "./grid-head";
import { keyAction, type Pressed } from "./grid-keys";
import { GridLine, selectedRows } from "./grid-line";
import { minWidth, ROW_HEIGHT_PX } from "./layout";
import { neighbour } from "./navigate";
import type { Cell } from "./paste";
import { rowsNear } from "./rows";
import { rowsIn } from "./state";
import { useCopying } from "./use-copying";
import { useDrag } from "./use-drag";
import { useGridState, useGridStore } from "./use-grid";
import { useGridFocus } from "./use-grid-focus";
import { useWindow } from "./use-window";

type MenuGridProps = {
  restaurantId: string;
  columns: readonly ColumnKey[];
  /** True for each sold-out dish, by the published dishes' ids; null until loaded. */
  soldOut: ReadonlyMap<string, boolean> | null;
};

const pressedOf = (event: KeyboardEvent): Pressed => ({
  key: event.key,
  ctrl: event.ctrlKey || event.metaKey,
  shift: event.shiftKey,
  alt: event.altKey,
});

/** Returns the cell of an event's target. */
function cellAt(target: EventTarget | null): Cell | null {
  const mark =
    target instanceof Element ? target.closest<HTMLElement>("[data-cell]")?.dataset.cell : undefined;
  const [row, column] = mark?.split("/") ?? [];
  return row && column ? { row, column: column as ColumnKey } : null;
}

/** Shows the dishes as an editable grid; renders only rows near the visible ones. */
export function MenuGrid({ restaurantId, columns, soldOut }: MenuGridProps) {
  const grid = useGridStore();
  const actions = useGridActions();
  const state = useGridState();
  const { cursor } = state;
  const rows = rowsIn(state);
  const element = useRef<HTMLDivElement>(null);
  const { first, last } = useWindow(element, ROW_HEIGHT_PX, "itself");
  const focus = useGridFocus(element, state);
  const { drag, begin } = useDrag(element);
  const wasCurrent = useRef(false);
  /** After Escape, Tab leaves the grid. */
  const isLeaving = useRef(false);
  const hintId = useId();
  useCopying(element, restaurantId);
  useEffect(() => grid.setColumns(columns), [grid, columns]);
  useEffect(() => grid.setFocus(focus));

  const selected = useMemo(() => selectedRows(state, columns), [state, columns]);
  const shown = rowsNear(rows, first, last, cursor?.row);
  const hasCurrent = rows.places.has(cursor?.row ?? "");

  /** Moves by Tab as in spreadsheets; past the last cell, and after Escape, Tab leaves the grid. */
  function tab(event: KeyboardEvent) {
    const next = neighbour(grid.get(), columns, event.shiftKey ? -1 : 1);
    if (!next || isLeaving.current) return;
    event.preventDefault();
    grid.do({ type: "point", cell: next });
  }

  function press(event: KeyboardEvent) {
    if (state.editing) return;
    if (event.key === "Tab" && !event.ctrlKey && !event.altKey && cursor) return tab(event);
    if (event.key !== "Shift") isLeaving.current = event.key === "Escape";
    const action = keyAction(grid.get(), pressedOf(event), actions);
    if (!action) return;
    event.preventDefault();
    if (action !== "done") grid.do(action);
  }

  function point(event: PointerEvent) {
    if (begin(event)) return;
    const cell = cellAt(event.target);
    if (!cell || event.button !== 0) return;
    const isSame = cursor?.row === cell.row && cursor.column === cell.column;
    if (isSame && state.editing) return;
    wasCurrent.current = isSame;
    if (!grid.finish()) {
      event.preventDefault();
      return;
    }
    grid.do({ type: "point", cell, extend: event.shiftKey });
  }

  function extend(event: PointerEvent) {
    if (event.buttons !== 1 || event.pointerType !== "mouse" || drag || state.editing || !cursor) return;
    const cell = cellAt(event.target);
    if (cell && (cell.row !== cursor.row || cell.column !== cursor.column)) {
      grid.do({ type: "point", cell, extend: true });
    }
  }

  /** Starts editing when the current cell is pressed again, also by touch. */
  function open(event: React.MouseEvent) {
    const cell = cellAt(event.target);
    if (cell && wasCurrent.current && !event.shiftKey && !state.editing) grid.do({ type: "edit" });
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: rows that are not on screen are not there, which tables don't know */}
      <div
        ref={element}
        role="grid"
        aria-label="Dishes"
        aria-rowcount={rows.list.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable="true"
        aria-describedby={hintId}
        tabIndex={hasCurrent ? -1 : 0}
        className="relative max-h-[calc(100dvh-13rem)] min-h-64 scroll-pt-12 scroll-pl-64 overflow-auto overscroll-contain rounded-card border border-line bg-surface pb-16 shadow-card focus-visible:outline-2 focus-visible:outline-brand"
        onKeyDown={press}
        onPointerDown={point}
        onPointerOver={extend}
        onClick={open}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) isLeaving.current = false;
        }}
        onFocus={(event) => {
          const cell = event.target === event.currentTarget ? null : cellAt(event.target);
          if (event.target === event.currentTarget && !hasCurrent)
            grid.do({ type: "move", way: { to: "start" } });
          else if (
            cell &&
            !state.editing &&
            (cell.row !== cursor?.row || (cell.column !== cursor.column && !cell.row.includes(":")))
          ) {
            grid.do({ type: "point", cell });
          }
        }}
      >
        <GridHead columns={columns} />
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <div
          role="rowgroup"
          // Without a transition of the height, so that scrolling to a new row works at once under reduced motion.
          className={`relative transition-none ${minWidth}`}
          style={{ height: rows.list.length * ROW_HEIGHT_PX }}
        >
          {shown.map(({ row, place }) => (
            <GridLine
              key={row.id}
              row={row}
              place={place}
              columns={columns}
              state={state}
              selected={selected}
              soldOut={soldOut}
              isDragged={drag?.row === row.id}
            />
          ))}
          {drag && (
            <div
              aria-hidden="true"
              className="pointer-events-none absolute inset-x-0 z-10 h-0.5 bg-brand"
              style={{ top: drag.to * ROW_HEIGHT_PX - 1 }}
            />
          )}
        </div>
      </div>
      <p id={hintId} hidden>
        Tab goes to the next cell; Escape, then Tab, leaves the table. The question mark lists the keys.
      </p>
      <p role="status" className="sr-only">
        {state.announcement}
      </p>
    </>
  );
}
