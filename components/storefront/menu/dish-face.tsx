"use client";

import type { ReactNode } from "react";
import { Picture } from "@/components/pictures/picture";
import { drawing } from "@/components/storefront/themes/drawings";
import { Badge } from "@/components/ui/badge";
import { classes } from "@/components/ui/classes";
import { useTranslate } from "@/components/ui/translation";
import { splitText } from "@/lib/platform/language/translate";
import { onlyFor } from "@/lib/restaurants/dish-kinds";
import type { OptionGroup } from "@/lib/restaurants/options/chosen-options";
import { canCostMore, lowestPrice } from "@/lib/restaurants/options/dish-options";
import type { ShownDish } from "@/lib/restaurants/published/answers";
import { leftWords } from "@/lib/restaurants/stock/left-words";
import type { Theme } from "@/lib/restaurants/themes";
import { DishPlate } from "../plates/dish-plate";

export type DishFaceProps = {
  dish: ShownDish;
  /** Position on the menu. */
  index: number;
  theme: Theme;
  currency: string;
  /** The groups of options that the dish has. */
  groups: readonly OptionGroup[];
  isInCart?: boolean;
  /** The dish hops whenever it grows. */
  hops?: number;
  /** Controls or a note, beside the price. */
  children?: ReactNode;
};

/** Number of dishes initially in view. */
const EAGER_COUNT = 4;
/** Widths of a dish's picture: on a phone, and in two, three and four columns. */
const sizes = "(width < 40rem) 7.5rem, (width < 64rem) 46vw, (width < 96rem) 31vw, 24rem";

/** Shows a dish beside its plate on phones, below it on wider screens. */
export function DishFace({ dish, index, theme, currency, groups, isInCart, hops, children }: DishFaceProps) {
  const { name, description, emoji, popular, soldOut, picture, kinds, allergens } = dish;
  const t = useTranslate();
  const price = t.money(lowestPrice(dish.priceCents, groups), currency);
  const few = soldOut ? undefined : leftWords(dish, t);
  return (
    <article
      className={classes(
        "dish-card",
        picture ? "dish-pictured" : "dish-row",
        isInCart && !soldOut && "ring-2 ring-brand/70",
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
            hops={hops ?? 0}
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
          {children}
        </div>
      </div>
    </article>
  );
}

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
