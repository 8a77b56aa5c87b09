"use client";

import {
  ArrowDown,
  ArrowUp,
  Ban,
  Clock,
  Copy,
  EyeOff,
  FolderInput,
  PencilLine,
  Percent,
  Plus,
  Star,
  Trash2,
  Wheat,
} from "lucide-react";
import { ActionMenu, MenuItem, MenuLine } from "@/components/ui/action-menu";
import type { MenuDish } from "@/lib/restaurants/schema";
import { useGridActions } from "./grid-actions";
import { categoryIdOf } from "./rows";
import { SubMenu } from "./sub-menu";
import { findCategory, findDish } from "./table";
import { TaxItems } from "./tax-items";
import { useGridState, useGridStore } from "./use-grid";

type RowMenuProps = {
  row: string;
  button: HTMLElement;
  /** True for each sold-out dish, by the published dishes' ids; null without the permission to change it. */
  soldOut: ReadonlyMap<string, boolean> | null;
  onClose: () => void;
};

export function RowMenu({ row, button, soldOut, onClose }: RowMenuProps) {
  const grid = useGridStore();
  const { table } = useGridState();
  const dish = findDish(table, row);
  const category = categoryIdOf(row);
  return (
    <ActionMenu label="Actions" button={button} onClose={onClose} onClosed={grid.keepFocus}>
      {category !== null && <CategoryItems id={category} />}
      {dish && <DishItems dish={dish} isSoldOut={soldOut?.get(dish.id)} />}
    </ActionMenu>
  );
}

type StepItemsProps = { isFirst: boolean; isLast: boolean; onStep: (by: 1 | -1) => void };

const StepItems = ({ isFirst, isLast, onStep }: StepItemsProps) => (
  <>
    <MenuItem icon={ArrowUp} keys="Alt ↑" disabled={isFirst} onSelect={() => onStep(-1)}>
      Move up
    </MenuItem>
    <MenuItem icon={ArrowDown} keys="Alt ↓" disabled={isLast} onSelect={() => onStep(1)}>
      Move down
    </MenuItem>
  </>
);

function DishItems({ dish, isSoldOut }: { dish: MenuDish; isSoldOut: boolean | undefined }) {
  const grid = useGridStore();
  const actions = useGridActions();
  const { table, search } = useGridState();
  const { id } = dish;
  const others = table.categories.filter((category) => category.id !== dish.category);
  return (
    <>
      <MenuItem icon={Copy} keys="Ctrl D" onSelect={() => grid.do({ type: "duplicate", ids: [id] })}>
        Duplicate
      </MenuItem>
      <MenuItem icon={Star} onSelect={() => grid.do({ type: "toggle", ids: [id], column: "popular" })}>
        {dish.popular ? "No longer popular" : "Mark as popular"}
      </MenuItem>
      <MenuItem icon={EyeOff} onSelect={() => grid.do({ type: "toggle", ids: [id], column: "hidden" })}>
        {dish.hidden ? "Show to guests" : "Hide from guests"}
      </MenuItem>
      {isSoldOut !== undefined && (
        <MenuItem icon={Ban} onSelect={() => actions.setSoldOut(dish, !isSoldOut)}>
          {isSoldOut ? "Back on the menu" : "Sold out"}
        </MenuItem>
      )}
      <MenuItem icon={Percent} onSelect={() => actions.open({ what: "prices", chosen: [id] })}>
        Change the price…
      </MenuItem>
      <MenuItem icon={Wheat} onSelect={() => actions.open({ what: "allergens", dish: id })}>
        Allergens…
      </MenuItem>
      <MenuLine />
      <StepItems
        isFirst={search !== ""}
        isLast={search !== ""}
        onStep={(by) => grid.do({ type: "stepDish", id, by })}
      />
      <TaxItems dish={dish} />
      {others.length > 0 && (
        <SubMenu icon={FolderInput} label="Move to">
          {others.map((category) => (
            <MenuItem
              key={category.id}
              onSelect={() => grid.do({ type: "dropDish", id, place: { endOf: category.id } })}
            >
              {category.label || "A category without a name"}
            </MenuItem>
          ))}
        </SubMenu>
      )}
      <MenuLine />
      <MenuItem icon={Trash2} isDanger onSelect={() => actions.remove([id])}>
        Delete
      </MenuItem>
    </>
  );
}

function CategoryItems({ id }: { id: string }) {
  const grid = useGridStore();
  const actions = useGridActions();
  const { table } = useGridState();
  const category = findCategory(table, id);
  const place = table.categories.findIndex((one) => one.id === id);
  if (!category) return null;
  return (
    <>
      <MenuItem icon={PencilLine} keys="Enter" onSelect={() => grid.do({ type: "editCategory", id })}>
        Rename
      </MenuItem>
      <MenuItem icon={Plus} onSelect={() => actions.addDish(id)}>
        Add a dish
      </MenuItem>
      <MenuItem icon={Clock} onSelect={() => actions.open({ what: "times", category: id })}>
        Times…
      </MenuItem>
      <MenuLine />
      <StepItems
        isFirst={place === 0}
        isLast={place === table.categories.length - 1}
        onStep={(by) => grid.do({ type: "stepCategory", id, by })}
      />
      <MenuLine />
      <MenuItem icon={Trash2} isDanger onSelect={() => actions.removeCategory(id)}>
        Delete…
      </MenuItem>
    </>
  );
}
