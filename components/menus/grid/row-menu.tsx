"use client";

import {
  ArrowDown,
  ArrowUp,
  Ban,
  ChevronRight,
  Copy,
  EyeOff,
  FolderInput,
  type LucideIcon,
  PencilLine,
  Percent,
  Plus,
  Star,
  Trash2,
} from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "@/components/ui/classes";
import type { MenuDish } from "@/lib/menus/schema";
import type { GridActions } from "./grid-actions";
import { findCategory, findDish } from "./table";
import { useGridState, useGridStore } from "./use-grid";

type RowMenuProps = {
  /** The id of the row. */
  row: string;
  /** What opened it. */
  button: HTMLElement;
  soldOut: ReadonlyMap<string, boolean> | null;
  hasSoldOut: boolean;
  actions: GridActions;
  onClose: () => void;
};

const surface =
  "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-appear overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-raised focus:outline-none";

/** What can be done with one row, below the button that was pressed. */
export function RowMenu({ row, button, onClose, ...rest }: RowMenuProps) {
  const grid = useGridStore();
  const { table } = useGridState();
  const { bottom, left, width } = button.getBoundingClientRect();
  const isCategory = row.startsWith("category:");
  const dish = findDish(table, row);
  return (
    <DropdownMenu.Root open onOpenChange={(open) => open || onClose()}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden="true" className="fixed" style={{ top: bottom, left, width, height: 0 }} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={2}
          collisionPadding={8}
          aria-label="Actions"
          className={surface}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (button.isConnected && !grid.get().editing) button.focus();
            grid.focus();
          }}
        >
          {isCategory && <CategoryItems id={row.slice("category:".length)} {...rest} />}
          {dish && <DishItems dish={dish} {...rest} />}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

type ItemsProps = Pick<RowMenuProps, "soldOut" | "hasSoldOut" | "actions">;

function DishItems({ dish, soldOut, hasSoldOut, actions }: ItemsProps & { dish: MenuDish }) {
  const grid = useGridStore();
  const { table, search } = useGridState();
  const { id } = dish;
  const isSoldOut = soldOut?.get(id);
  const others = table.categories.filter((category) => category.id !== dish.category);
  return (
    <>
      <Item icon={Copy} keys="Ctrl D" onSelect={() => grid.do({ type: "duplicate", ids: [id] })}>
        Duplicate
      </Item>
      <Item icon={Star} onSelect={() => grid.do({ type: "toggle", ids: [id], column: "popular" })}>
        {dish.popular ? "No longer popular" : "Mark as popular"}
      </Item>
      <Item icon={EyeOff} onSelect={() => grid.do({ type: "toggle", ids: [id], column: "hidden" })}>
        {dish.hidden ? "Show to guests" : "Hide from guests"}
      </Item>
      {hasSoldOut && isSoldOut !== undefined && (
        <Item icon={Ban} onSelect={() => actions.setSoldOut(dish, !isSoldOut)}>
          {isSoldOut ? "Back on the menu" : "Sold out"}
        </Item>
      )}
      <Item icon={Percent} onSelect={() => actions.openPrices([id])}>
        Change the price…
      </Item>
      <Line />
      <Item
        icon={ArrowUp}
        keys="Alt ↑"
        disabled={search !== ""}
        onSelect={() => grid.do({ type: "stepDish", id, by: -1 })}
      >
        Move up
      </Item>
      <Item
        icon={ArrowDown}
        keys="Alt ↓"
        disabled={search !== ""}
        onSelect={() => grid.do({ type: "stepDish", id, by: 1 })}
      >
        Move down
      </Item>
      {others.length > 0 && (
        <DropdownMenu.Sub>
          <DropdownMenu.SubTrigger className={itemStyle}>
            <FolderInput aria-hidden="true" className="size-4 text-ink-soft" />
            <span className="flex-1">Move to</span>
            <ChevronRight aria-hidden="true" className="size-4 text-ink-soft" />
          </DropdownMenu.SubTrigger>
          <DropdownMenu.Portal>
            <DropdownMenu.SubContent collisionPadding={8} className={surface}>
              {others.map((category) => (
                <Item
                  key={category.id}
                  onSelect={() => grid.do({ type: "dropDish", id, place: { endOf: category.id } })}
                >
                  {category.label || "A category without a name"}
                </Item>
              ))}
            </DropdownMenu.SubContent>
          </DropdownMenu.Portal>
        </DropdownMenu.Sub>
      )}
      <Line />
      <Item icon={Trash2} isDanger onSelect={() => actions.remove([id])}>
        Delete
      </Item>
    </>
  );
}

function CategoryItems({ id, actions }: ItemsProps & { id: string }) {
  const grid = useGridStore();
  const { table } = useGridState();
  const category = findCategory(table, id);
  const place = table.categories.findIndex((one) => one.id === id);
  if (!category) return null;
  return (
    <>
      <Item icon={PencilLine} keys="Enter" onSelect={() => grid.do({ type: "editCategory", id })}>
        Rename
      </Item>
      <Item icon={Plus} onSelect={() => grid.do({ type: "addDish", category: id })}>
        Add a dish
      </Item>
      <Line />
      <Item
        icon={ArrowUp}
        keys="Alt ↑"
        disabled={place === 0}
        onSelect={() => grid.do({ type: "stepCategory", id, by: -1 })}
      >
        Move up
      </Item>
      <Item
        icon={ArrowDown}
        keys="Alt ↓"
        disabled={place === table.categories.length - 1}
        onSelect={() => grid.do({ type: "stepCategory", id, by: 1 })}
      >
        Move down
      </Item>
      <Line />
      <Item icon={Trash2} isDanger onSelect={() => actions.removeCategory(id)}>
        Delete…
      </Item>
    </>
  );
}

const itemStyle =
  "flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-control px-2.5 text-sm outline-none data-disabled:cursor-default data-disabled:text-ink-soft data-highlighted:bg-sunken md:min-h-9";

const Line = () => <DropdownMenu.Separator className="my-1.5 h-px bg-line" />;

type ItemProps = {
  icon?: LucideIcon;
  keys?: string;
  disabled?: boolean;
  isDanger?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

function Item({ icon: Icon, keys, disabled = false, isDanger, onSelect, children }: ItemProps) {
  return (
    <DropdownMenu.Item
      disabled={disabled}
      className={classes(itemStyle, isDanger && "text-danger data-highlighted:bg-danger-soft")}
      onSelect={onSelect}
    >
      {Icon && <Icon aria-hidden="true" className={classes("size-4", !isDanger && "text-ink-soft")} />}
      <span className="flex-1">{children}</span>
      {keys && (
        <span aria-hidden="true" className="text-ink-soft text-xs max-md:hidden">
          {keys}
        </span>
      )}
    </DropdownMenu.Item>
  );
}
