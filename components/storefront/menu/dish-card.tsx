"use client";

import { memo, useState } from "react";
import { useTranslate } from "@/components/ui/translation";
import { lineKey } from "@/lib/orders/line-key";
import type { Translate } from "@/lib/platform/language/translate";
import type { CategoryState } from "@/lib/restaurants/hours/hours-state";
import { dishOptionGroups } from "@/lib/restaurants/options/dish-options";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { isFullAt, QuantityStepper } from "../cart/quantity-stepper";
import { type Ordering, useOrdering } from "../ordering/context";
import { DishFace, type DishFaceProps } from "./dish-face";

type DishCardProps = Pick<DishFaceProps, "dish" | "index">;

/** A dish's card, with the buttons that put it into the cart. */
export function DishCard(props: DishCardProps) {
  const t = useTranslate();
  const { restaurant, isClosed, hours, cart, change, add, setChoosing, setCartOpen } = useOrdering();
  const times = hours.categories?.[props.dish.category];
  const lines = cart.filter(({ id }) => id === props.dish.id);
  const [line] = lines;
  return (
    <Card
      {...props}
      {...{ isClosed, change, add, setChoosing, setCartOpen }}
      note={times?.canBeChosen === false ? notOffered(times, t) : undefined}
      quantity={lines.reduce((sum, { quantity }) => sum + quantity, 0)}
      line={lines.length === 1 && line ? lineKey(line) : null}
      theme={restaurant.theme}
      currency={restaurant.terms.currency}
      optionGroups={restaurant.optionGroups}
    />
  );
}

type CardProps = Omit<DishFaceProps, "groups"> &
  Pick<Ordering, "isClosed" | "change" | "add" | "setChoosing" | "setCartOpen"> &
  Pick<Restaurant, "optionGroups"> & {
    /** Outside the times of its category, when it is offered next. */
    note: string | undefined;
    quantity: number;
    /** The key of its line in the cart; null if there is none or several. */
    line: string | null;
  };

/** Renders again only if its dish changed, as there may be thousands. */
const Card = memo(function Card({
  dish,
  index,
  theme,
  currency,
  isClosed,
  note,
  quantity,
  line,
  optionGroups = [],
  change,
  add,
  setChoosing,
  setCartOpen,
}: CardProps) {
  const [hops, setHops] = useState(0);
  const { name, soldOut, left } = dish;
  const t = useTranslate();
  const groups = dishOptionGroups(dish, optionGroups);

  function more() {
    if (groups.length > 0) return setChoosing({ dish });
    add(dish);
    setHops((count) => count + 1);
  }
  function less() {
    if (line === null) setCartOpen(true);
    else change({ type: "set", key: line, quantity: quantity - 1 });
  }

  return (
    <DishFace {...{ dish, index, theme, currency, groups, hops }} isInCart={quantity > 0}>
      {soldOut || isClosed || note ? (
        <p className="text-ink-soft text-sm">
          {isClosed ? t("Not just now") : soldOut ? t("Back soon") : note}
        </p>
      ) : (
        <QuantityStepper
          dish={name}
          quantity={quantity}
          folds
          isFull={isFullAt(quantity, left)}
          onLess={less}
          onMore={more}
        />
      )}
    </DishFace>
  );
});

const notOffered = ({ next }: CategoryState, t: Translate) =>
  next ? t("From {time}", { time: next }) : t("Not just now");
