"use client";

import { memo, useState } from "react";
import { Picture } from "@/components/pictures/picture";
import { drawing } from "@/components/storefront/themes/drawings";
import { Badge } from "@/components/ui/badge";
import { classes } from "@/components/ui/classes";
import { useTranslate } from "@/components/ui/translation";
import { lineKey } from "@/lib/orders/line-key";
import { splitText, type Translate } from "@/lib/platform/language/translate";
import { onlyFor } from "@/lib/restaurants/dish-kinds";
import type { CategoryState } from "@/lib/restaurants/hours/hours-state";
import { canCostMore, dishOptionGroups, lowestPrice } from "@/lib/restaurants/options/dish-options";
import type { ShownDish } from "@/lib/restaurants/published/answers";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { leftWords } from "@/lib/restaurants/stock/left-words";
import type { Theme } from "@/lib/restaurants/themes";
import { isFullAt, QuantityStepper } from "../cart/quantity-stepper";
import { type Ordering, useOrdering } from "../ordering/context";
import { DishPlate } from "../plates/dish-plate";

type DishCardProps = {
  dish: ShownDish;
  /** Position on the menu. */
  index: number;
};

/** Number of dishes initially in view. */
const EAGER_COUNT = 4;
/** Widths of a dish's picture: on a phone, and in two, three and four columns. */
const sizes = "(width < 40rem) 7.5rem, (width < 64rem) 46vw, (width < 96rem) 31vw, 24rem";

/** A dish's card: beside its plate on phones, below it on wider screens. */
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

type CardProps = DishCardProps &
  Pick<Ordering, "isClosed" | "change" | "add" | "setChoosing" | "setCartOpen"> &
  Pick<Restaurant, "theme" | "optionGroups"> & {
    currency: string;
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
  const { name, description, emoji, popular, soldOut, picture, kinds, allergens, left } = dish;
  const groups = dishOptionGroups(dish, optionGroups);
  const t = useTranslate();
  const price = t.money(lowestPrice(dish.priceCents, groups), currency);
  const few = soldOut ? undefined : leftWords(dish, t);

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
    <article
      className={classes(
        "dish-card",
        picture ? "dish-pictured" : "dish-row",
        quantity > 0 && !soldOut && "ring-2 ring-brand/70",
      )}
    >
      <div className="dish-place">
        {picture ? (
          <Picture
            picture={picture}
            sizes={sizes}
            maxWidth={640}
            eager={index < EAGER_COUNT}
            isDecoration={picture.alt === name}
            className={classes("dish-picture", soldOut && "opacity-55 [filter:grayscale(0.85)]")}
          />
        ) : (
          <DishPlate
            theme={theme}
            emoji={emoji}
            index={index}
            hops={hops}
            faded={soldOut}
            className="dish-plate-on-card"
          />
        )}
        {(popular || soldOut) && <DishMark theme={theme} isSoldOut={soldOut} />}
      </div>
      <div className="dish-words">
        <div className="dish-title">
          <h3 className="dish-name">{name}</h3>
          {description && <p className="dish-description">{description}</p>}
          {allergens && <p className="dish-note">{t("Contains: {allergens}", { allergens })}</p>}
          {kinds && <p className="dish-note">{onlyFor(dish, t)}</p>}
          {few && <p className="dish-note font-medium text-brand-ink">{few}</p>}
        </div>
        <div className="dish-foot">
          <p className="dish-price">{canCostMore(groups) ? <LowestPrice>{price}</LowestPrice> : price}</p>
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
        </div>
      </div>
    </article>
  );
});

const notOffered = ({ next }: CategoryState, t: Translate) =>
  next ? t("From {time}", { time: next }) : t("Not just now");

/** "from €4.50", with a small "from". */
function LowestPrice({ children }: { children: string }) {
  const t = useTranslate();
  const [before, , after] = splitText(t("from {price}"));
  const small = "font-normal text-ink-soft text-sm";
  return (
    <>
      <span className={small}>{before as string}</span>
      {children}
      <span className={small}>{after as string}</span>
    </>
  );
}

/** A label on the plate's rim. */
function DishMark({ theme, isSoldOut }: { theme: Theme; isSoldOut: boolean }) {
  const t = useTranslate();
  return (
    <p className="dish-mark">
      {isSoldOut ? (
        <Badge className="bg-ink! text-canvas!">{t("Sold out")}</Badge>
      ) : (
        <Badge tone="brass" className="shadow-control ring-2 ring-surface">
          <svg aria-hidden="true">
            <use href={drawing(theme, "star")} />
          </svg>
          {t("Popular")}
        </Badge>
      )}
    </p>
  );
}
