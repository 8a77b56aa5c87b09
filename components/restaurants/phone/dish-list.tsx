"use client";

import { Ban, ChevronRight, CircleAlert, Ellipsis, EyeOff, Plus, Star } from "lucide-react";
import { memo, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import { onDemand } from "@/components/ui/on-demand";
import { formatMoney } from "@/lib/platform/money/money";
import type { MenuDish } from "@/lib/restaurants/schema";
import { offeredText } from "@/lib/restaurants/week/words";
import { CellEditor } from "../grid/cell-editor";
import { Plate } from "../grid/dish-row";
import { useGridActions } from "../grid/grid-actions";
import { cellMark } from "../grid/layout";
import { dishProblems } from "../grid/menu-problems";
import { type Row, rowsNear } from "../grid/rows";
import { type GridState, rowsIn } from "../grid/state";
import { findDish } from "../grid/table";
import { useGridState } from "../grid/use-grid";
import { useWindow } from "../grid/use-window";
import { useLineFocus } from "./use-line-focus";

const DishSheet = onDemand(async () => (await import("./dish-sheet")).DishSheet, null);

/** Height of every row, in pixels. */
const ROW_HEIGHT_PX = 68;

type DishListProps = {
  /** Id of the open dish. */
  open: string | null;
  onOpen: (dish: string | null) => void;
  soldOut: ReadonlyMap<string, boolean> | null;
};

/** The dishes on a phone: each opens in a sheet. */
export function DishList({ open, onOpen, soldOut }: DishListProps) {
  const state = useGridState();
  const { table, currency, cursor, editing } = state;
  const rows = rowsIn(state);
  const count = rows.list.length;
  const element = useRef<HTMLOListElement>(null);
  const { first, last } = useWindow(element, ROW_HEIGHT_PX, "with the page");
  const shown = open === null ? undefined : findDish(table, open);
  useLineFocus(element, state);

  return (
    <>
      <ol
        ref={element}
        aria-label="Dishes"
        className="relative transition-none"
        style={{ height: count * ROW_HEIGHT_PX }}
      >
        {rowsNear(rows, first, last, cursor?.row).map(({ row, place }) => (
          <li
            key={row.id}
            data-cell={cellMark(row.id, "name")}
            className="absolute inset-x-0 flex items-stretch py-0.5"
            style={{ top: place * ROW_HEIGHT_PX, height: ROW_HEIGHT_PX }}
          >
            <Line
              row={row}
              currency={currency}
              editing={cursor?.row === row.id ? editing : null}
              isSoldOut={soldOut?.get(row.id) ?? false}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ol>
      {shown && (
        <DishSheet
          dish={shown}
          isSoldOut={soldOut?.get(shown.id)}
          onShow={onOpen}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  );
}

type LineProps = {
  row: Row;
  currency: string;
  editing: GridState["editing"];
  isSoldOut: boolean;
  onOpen: (id: string) => void;
};

function Line({ row, currency, editing, isSoldOut, onOpen }: LineProps) {
  const actions = useGridActions();
  if (row.kind === "dish")
    return <DishLine dish={row.dish} currency={currency} isSoldOut={isSoldOut} onOpen={onOpen} />;
  const { category } = row;
  if (row.kind === "category" && editing) {
    return (
      <div className="relative my-3 flex-1">
        <CellEditor
          label="Name of the category"
          text={category.label}
          begins={editing.begins}
          wrongId={undefined}
        />
      </div>
    );
  }
  if (row.kind === "category") {
    return (
      <div className="flex flex-1 items-end justify-between pb-1">
        <h3 dir="auto" className="min-w-0 truncate pb-2 text-lg">
          {category.label || <span className="text-danger">A category without a name</span>}{" "}
          <span className="font-normal font-sans text-ink-soft text-xs">
            {row.count}
            {category.times && ` · ${offeredText(category.times)}`}
          </span>
        </h3>
        <IconButton
          icon={Ellipsis}
          data-focus=""
          label={`Actions for the category ${category.label}`}
          aria-haspopup="menu"
          onClick={(event) => actions.open({ what: "menu", row: row.id, button: event.currentTarget })}
        />
      </div>
    );
  }
  return (
    <button
      type="button"
      data-focus=""
      className="flex min-h-11 flex-1 items-center gap-2 self-start rounded-inner border border-line-strong/60 border-dashed px-4 font-semibold text-brand-ink text-sm"
      onClick={() => actions.addDish(category.id)}
    >
      <Plus aria-hidden="true" className="size-4.5" />
      Add a dish
      <span className="sr-only"> to {category.label}</span>
    </button>
  );
}

type DishLineProps = { dish: MenuDish; currency: string; isSoldOut: boolean; onOpen: (id: string) => void };

const DishLine = memo(function DishLine({ dish, currency, isSoldOut, onOpen }: DishLineProps) {
  const isWrong = dishProblems(dish) !== null;
  const marks = [
    dish.popular && { icon: Star, word: "Popular" },
    dish.hidden && { icon: EyeOff, word: "Hidden" },
    isSoldOut && { icon: Ban, word: "Sold out" },
  ].filter((mark) => mark !== false);
  return (
    <button
      type="button"
      data-focus=""
      className="flex min-w-0 flex-1 items-center gap-3 rounded-inner border border-line bg-surface px-3 text-left shadow-control"
      onClick={() => onOpen(dish.id)}
    >
      <span className="grid size-10 shrink-0 place-items-center">
        <Plate dish={dish} className="size-10" />
      </span>
      <span className="grid min-w-0 flex-1">
        <span dir="auto" className="truncate font-semibold text-sm">
          {dish.name || "Without a name"}
        </span>
        <span className="flex min-w-0 items-center gap-2 text-ink-soft text-xs">
          {marks.map(({ icon: Icon, word }) => (
            <span key={word} className="inline-flex items-center gap-1">
              <Icon aria-hidden="true" className="size-3.5" />
              {word}
            </span>
          ))}
          {marks.length === 0 && (
            <span dir="auto" className="truncate">
              {dish.description}
            </span>
          )}
        </span>
      </span>
      {isWrong && (
        <Badge tone="danger">
          <CircleAlert aria-hidden="true" />
          <span className="sr-only">Needs attention</span>
        </Badge>
      )}
      <span className="font-semibold text-sm tabular-nums">{formatMoney(dish.priceCents, currency)}</span>
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
    </button>
  );
});
