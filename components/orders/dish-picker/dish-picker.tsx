"use client";

import { Command } from "cmdk";
import { Search } from "lucide-react";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { EmojiImage } from "@/components/ui/emoji-image";
import { onDemand } from "@/components/ui/on-demand";
import type { ChosenDish } from "@/lib/orders/line-key";
import { formatMoney } from "@/lib/platform/money/money";
import { canCostMore, dishOptionGroups, lowestPrice } from "@/lib/restaurants/options/dish-options";
import type { ShownDish } from "@/lib/restaurants/published/answers";
import { ALL, findDishes } from "@/lib/restaurants/published/search";
import type { PickerMenu } from "./picker-menu";
import { readSearch } from "./read-search";

const OptionsDialog = onDemand(async () => (await import("./options-dialog")).OptionsDialog, null);

/** The maximum number of listed dishes. */
const SHOWN = 40;

type DishPickerProps = {
  menu: PickerMenu;
  /** The text of the field. */
  label: string;
  onPick: (dish: ChosenDish, quantity: number) => void;
  /** The field, to move the focus to it. */
  field: RefObject<HTMLInputElement | null>;
  className?: string;
};

/** Returns the price of a dish, with “from” if its options can cost more. */
function priceWords(dish: ShownDish, { optionGroups = [], terms }: PickerMenu): string {
  const groups = dishOptionGroups(dish, optionGroups);
  const price = formatMoney(lowestPrice(dish.priceCents, groups), terms.currency);
  return canCostMore(groups) ? `from ${price}` : price;
}

type Choosing = { dish: ShownDish; quantity: number };

/** Finds dishes by typing, and adds them by Enter or a press; a number before the text is the quantity. */
export function DishPicker({ menu, label, onPick, field, className }: DishPickerProps) {
  const [typed, setTyped] = useState("");
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  /** True once a dish was marked by an arrow key: Enter in the empty field adds no other dish. */
  const isMarked = useRef(false);
  const { quantity, text } = readSearch(typed);
  const found = findDishes(menu.dishes, { text, category: ALL });
  const shown = found.slice(0, SHOWN);
  const example = menu.dishes[0]?.name;
  const categoryOf = ({ category }: ShownDish) => menu.categories.find(({ id }) => id === category)?.label;

  function pick(dish: ShownDish) {
    if (dish.soldOut) return;
    setTyped("");
    isMarked.current = false;
    if (dish.optionGroups && dish.optionGroups.length > 0) setChoosing({ dish, quantity });
    else {
      onPick({ id: dish.id }, quantity);
      field.current?.focus();
    }
  }

  function press(event: KeyboardEvent) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") isMarked.current = true;
    else if (event.key === "Enter" && typed.trim() === "" && !isMarked.current) event.preventDefault();
  }

  return (
    <div className={className}>
      <Command label={label} shouldFilter={false} loop onKeyDown={press} className="grid gap-2">
        <div className="relative">
          <Search
            aria-hidden="true"
            className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-4 size-4.5 text-ink-soft"
          />
          <Command.Input
            ref={field}
            value={typed}
            onValueChange={setTyped}
            aria-label={label}
            placeholder={example ? `${label}: 2 ${example.toLowerCase()}` : label}
            maxLength={80}
            className="h-12 w-full rounded-control border border-line-strong bg-raised pr-4 pl-11 text-base outline-none placeholder:text-ink-soft focus-visible:border-brand focus-visible:ring-2 focus-visible:ring-brand/30"
          />
        </div>
        <Command.List
          label="Dishes"
          className="max-h-[min(30rem,40dvh)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 lg:max-h-[min(32rem,60dvh)]"
        >
          <Command.Empty role="status" className="px-3 py-8 text-center text-ink-soft text-sm">
            No dish has that name.
          </Command.Empty>
          {shown.map((dish) => (
            <Command.Item
              key={dish.id}
              value={dish.id}
              disabled={dish.soldOut}
              onSelect={() => pick(dish)}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 aria-selected:bg-brand-soft"
            >
              <EmojiImage icon={dish.emoji} className="size-6 shrink-0" />
              <span className="wrap-anywhere min-w-0 flex-1 leading-snug">
                {quantity > 1 && <span className="font-semibold tabular-nums">{quantity} × </span>}
                {dish.name}
                <span className="block text-ink-soft text-xs">
                  {[
                    categoryOf(dish),
                    dish.soldOut && "Sold out",
                    dish.left !== undefined && `${dish.left} left`,
                    menu.unoffered?.[dish.category] && "Not offered now",
                    dish.optionGroups && "With options",
                    dish.allergens && `Allergens: ${dish.allergens}`,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
              <span className="tabular-nums">{priceWords(dish, menu)}</span>
            </Command.Item>
          ))}
          {found.length > SHOWN && (
            <p className="px-3 py-2 text-ink-soft text-xs">{found.length - SHOWN} more: type to find them.</p>
          )}
        </Command.List>
      </Command>
      {choosing && (
        <OptionsDialog
          menu={menu}
          dish={choosing.dish}
          quantity={choosing.quantity}
          onChosen={onPick}
          onClose={() => setChoosing(null)}
          onClosed={() => field.current?.focus()}
        />
      )}
    </div>
  );
}
