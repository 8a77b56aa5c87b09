"use client";

import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, Copy, Trash2 } from "lucide-react";
import { type RefObject, useRef } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Sheet } from "@/components/ui/sheet";
import { Switch } from "@/components/ui/switch";
import type { MenuDish } from "@/lib/restaurants/schema";
import { useGridActions } from "../grid/grid-actions";
import { dishProblems } from "../grid/menu-problems";
import { rowsOf } from "../grid/rows";
import { useGridState, useGridStore } from "../grid/use-grid";
import { DishFields } from "./dish-fields";
import { type DishText, useDishText } from "./use-dish-text";

type DishSheetProps = {
  dish: MenuDish;
  /** Undefined for unpublished dishes, and without the permission to change it. */
  isSoldOut: boolean | undefined;
  onShow: (id: string) => void;
  onClose: () => void;
};

/** Edits one dish on a phone, with links to the previous and the next one. */
export function DishSheet(props: DishSheetProps) {
  const { dish, onShow, onClose } = props;
  const grid = useGridStore();
  const { table, search } = useGridState();
  const dishes = rowsOf(table, search).list.filter((row) => row.kind === "dish");
  const place = dishes.findIndex((row) => row.id === dish.id);
  const [before, next] = [dishes[place - 1], dishes[place + 1]];
  const price = useDishText(dish, "price");
  const priceRef = useRef<HTMLInputElement>(null);

  /** Leaves the dish, unless its price is invalid. */
  function leave(then: () => void) {
    if (price.refusal) priceRef.current?.focus();
    else then();
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      onClosed={grid.keepFocus}
      title={dish.name || "New dish"}
      description={place < 0 ? undefined : `${place + 1} of ${dishes.length}`}
    >
      <div className="grid min-h-full grid-rows-[1fr_auto] px-2">
        <OneDish key={dish.id} {...props} price={price} priceRef={priceRef} />
        <div className="sticky -bottom-3 -mx-5 mt-6 flex items-center gap-2 border-line border-t bg-surface px-5 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <Button
            variant="secondary"
            disabled={!before}
            onClick={() => before && leave(() => onShow(before.id))}
          >
            <ChevronLeft aria-hidden="true" />
            Previous
          </Button>
          <Button variant="secondary" disabled={!next} onClick={() => next && leave(() => onShow(next.id))}>
            Next
            <ChevronRight aria-hidden="true" />
          </Button>
          <Button className="ml-auto" onClick={() => leave(onClose)}>
            Done
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

type OneDishProps = DishSheetProps & { price: DishText; priceRef: RefObject<HTMLInputElement | null> };

function OneDish({ dish, price, priceRef, isSoldOut, onShow, onClose }: OneDishProps) {
  const { id } = dish;
  const grid = useGridStore();
  const actions = useGridActions();
  const { table, fresh } = useGridState();

  function duplicate() {
    grid.do({ type: "duplicate", ids: [id] });
    const copy = grid.get().cursor?.row;
    if (copy) onShow(copy);
  }

  return (
    <div className="grid content-start gap-6 pt-2">
      <DishFields
        dish={dish}
        categories={table.categories}
        problems={(fresh !== id && dishProblems(dish)) || {}}
        price={price}
        priceRef={priceRef}
      />
      {isSoldOut !== undefined && (
        <div className="-mt-5">
          <Switch
            label="Sold out"
            hint="Guests see it at once, without publishing"
            checked={isSoldOut}
            onChange={(on) => actions.setSoldOut(dish, on)}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-1 border-line border-t pt-3">
        <IconButton
          icon={ArrowUp}
          size="lg"
          label="Move up"
          onClick={() => grid.do({ type: "stepDish", id, by: -1 })}
        />
        <IconButton
          icon={ArrowDown}
          size="lg"
          label="Move down"
          onClick={() => grid.do({ type: "stepDish", id, by: 1 })}
        />
        <Button variant="quiet" size="sm" className="ml-auto" onClick={duplicate}>
          <Copy aria-hidden="true" />
          Duplicate
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="text-danger"
          onClick={() => {
            actions.remove([id]);
            onClose();
          }}
        >
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      </div>
      <PlaceNote dish={dish} />
    </div>
  );
}

/** Announces the dish's position in its category after a move. */
function PlaceNote({ dish }: { dish: MenuDish }) {
  const { table } = useGridState();
  const own = table.dishes.filter(({ category }) => category === dish.category);
  const category = table.categories.find((one) => one.id === dish.category);
  return (
    <p role="status" className="-mt-4 text-ink-soft text-xs">
      {own.indexOf(dish) + 1} of {own.length} in {category?.label}
    </p>
  );
}
