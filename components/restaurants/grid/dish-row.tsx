"use client";

import { memo } from "react";
import { Picture } from "@/components/pictures/picture";
import { usePictureView } from "@/components/pictures/use-picture-view";
import { classes } from "@/components/ui/classes";
import { EmojiImage } from "@/components/ui/emoji-image";
import { formatMoney } from "@/lib/platform/money/money";
import type { MenuCategory, MenuDish } from "@/lib/restaurants/schema";
import { Cell } from "./cell";
import { CategoryEditor, CellEditor } from "./cell-editor";
import { type ColumnKey, cellText, fieldOf, gridColumns, isTextColumn, isValueColumn } from "./columns";
import { Flag } from "./flag-cell";
import { useGridActions } from "./grid-actions";
import { ActionsButton, DragHandle, GridRow } from "./grid-row";
import { dishProblems } from "./menu-problems";
import type { GridState } from "./state";
import type { Table } from "./table";
import { useGridStore } from "./use-grid";

type DishRowProps = {
  dish: MenuDish;
  /** Index among all rows, from 0. */
  place: number;
  columns: readonly ColumnKey[];
  categories: readonly MenuCategory[];
  optionGroups: Table["optionGroups"];
  currency: string;
  /** Column of the cursor in this row. */
  cursor: ColumnKey | null;
  editing: GridState["editing"];
  refused: { column: ColumnKey; message: string } | null;
  /** Selected columns of this row. */
  selected: readonly ColumnKey[] | null;
  /** Just added and still without input. */
  isFresh: boolean;
  isTicked: boolean;
  /** Null for unpublished dishes. */
  soldOut: boolean | null;
  isDragged: boolean;
};

export const DishRow = memo(function DishRow(props: DishRowProps) {
  const { dish, place, columns, cursor, isTicked, selected, refused, isDragged } = props;
  const problems = props.isFresh ? null : dishProblems(dish);
  return (
    <GridRow {...{ place, columns, isDragged, isTicked }} isRaised={Boolean(cursor || refused)}>
      {columns.map((column, index) => (
        <Cell
          key={column}
          row={dish.id}
          column={column}
          index={index + 1}
          isCurrent={cursor === column}
          isSelected={isTicked || Boolean(selected?.includes(column))}
          wrong={isValueColumn(column) ? problems?.[fieldOf[column]] : undefined}
          refused={refused?.column === column ? refused.message : null}
          hasControl={!isTextColumn(column) && column !== "category"}
          className={classes(dish.hidden && "text-ink-soft", column === "price" && "justify-end")}
        >
          {(wrongId) => <Content {...props} column={column} wrongId={wrongId} />}
        </Cell>
      ))}
    </GridRow>
  );
});

function Content(props: DishRowProps & { column: ColumnKey; wrongId: string | undefined }) {
  const { dish, column, wrongId, categories, optionGroups, currency, cursor, editing, isTicked, soldOut } =
    props;
  const grid = useGridStore();
  const actions = useGridActions();
  const isCurrent = cursor === column;
  const name = dish.name || "a dish without a name";
  const label = `${gridColumns[column].title} of ${name}`;

  if (isCurrent && editing && column === "category")
    return <CategoryEditor label={label} value={dish.category} categories={categories} />;
  if (isCurrent && editing && isValueColumn(column)) {
    return (
      <CellEditor
        label={label}
        text={cellText(dish, column, { categories, optionGroups }, currency)}
        begins={editing.begins}
        wrongId={wrongId}
        {...(column === "price" && { inputMode: "decimal" as const, isNumber: true })}
      />
    );
  }
  switch (column) {
    case "pick":
      return (
        <span className="-ml-1.5 flex items-center gap-0.5">
          <DragHandle row={dish.id} name={name} />
          <input
            type="checkbox"
            data-focus=""
            aria-label={`Select ${name}`}
            checked={isTicked}
            tabIndex={isCurrent ? 0 : -1}
            className="size-4.5 cursor-pointer accent-brand focus-visible:outline-2 focus-visible:outline-brand focus-visible:outline-offset-2"
            onChange={() => grid.do({ type: "tick", ids: [dish.id], on: !isTicked })}
          />
        </span>
      );
    case "category":
      return <span className="truncate">{categories.find(({ id }) => id === dish.category)?.label}</span>;
    case "price":
      return <span className="tabular-nums">{formatMoney(dish.priceCents, currency)}</span>;
    case "description":
      return (
        <span dir="auto" className="truncate text-ink-soft" title={dish.description}>
          {dish.description}
        </span>
      );
    case "plate":
      return (
        <button
          type="button"
          data-focus=""
          tabIndex={isCurrent ? 0 : -1}
          aria-haspopup="dialog"
          aria-label={label}
          aria-describedby={wrongId}
          className="absolute inset-1 grid place-items-center overflow-hidden rounded-control hover:bg-sunken focus-visible:outline-2 focus-visible:outline-brand"
          onClick={() => actions.open({ what: "plate", dish: dish.id })}
        >
          <Plate dish={dish} />
        </button>
      );
    case "options":
    case "kinds":
    case "allergens":
      return (
        <span dir="auto" className="truncate text-ink-soft">
          {cellText(dish, column, { categories, optionGroups }, currency)}
        </span>
      );
    case "popular":
    case "hidden":
      return (
        <Flag
          flag={column}
          label={`${gridColumns[column].title}: ${name}`}
          checked={dish[column]}
          isCurrent={isCurrent}
          onToggle={() => grid.do({ type: "toggle", ids: [dish.id], column })}
        />
      );
    case "soldOut":
      return (
        <Flag
          flag="soldOut"
          label={soldOut === null ? `${name} is not on the published menu yet` : `Sold out: ${name}`}
          checked={soldOut ?? false}
          disabled={soldOut === null}
          isCurrent={isCurrent}
          onToggle={() => actions.setSoldOut(dish, !soldOut)}
        />
      );
    case "actions":
      return (
        <ActionsButton
          label={`Actions for ${name}`}
          isCurrent={isCurrent}
          className="hover:bg-sunken"
          onClick={(event) => actions.open({ what: "menu", row: dish.id, button: event.currentTarget })}
        />
      );
    default:
      return (
        <span dir="auto" className="truncate font-semibold">
          {dish.name || (
            <span className={classes("font-normal", props.isFresh ? "text-ink-soft" : "text-danger")}>
              {props.isFresh ? "New dish" : "Name is required"}
            </span>
          )}
        </span>
      );
  }
}

export function Plate({ dish, className = "size-8" }: { dish: MenuDish; className?: string }) {
  const picture = usePictureView(dish.picture);
  if (dish.picture && picture) {
    return (
      <Picture
        picture={picture}
        sizes="3rem"
        maxWidth={320}
        isDecoration
        className={`${className} rounded-[0.5rem] object-cover`}
      />
    );
  }
  return (
    <span aria-hidden="true" className="text-xl leading-none">
      <EmojiImage icon={dish.emoji} className="size-6" />
    </span>
  );
}
