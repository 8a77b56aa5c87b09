import { SmallPicture } from "@/components/pictures/small-picture";
import { OptionList } from "@/components/storefront/cart/option-list";
import { TotalsList } from "@/components/storefront/cart/totals-list";
import { DishPlate } from "@/components/storefront/plates/dish-plate";
import { Badge } from "@/components/ui/badge";
import { useTranslate } from "@/components/ui/translation";
import type { OrderView } from "@/lib/orders/answers";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { GuestRefunds } from "./guest-refunds";

/** The restaurant's data that the page needs. */
export type OrderedFrom = Pick<Restaurant, "restaurantId" | "path" | "theme"> & {
  /** Positions of the order's dishes on the menu, by id. */
  places?: Readonly<Record<string, number>>;
};

type OrderReceiptProps = { order: OrderView; restaurant: OrderedFrom; payment: string };

/** Lists the ordered dishes at the prices of the time of ordering. */
export function OrderReceipt({ order, restaurant, payment }: OrderReceiptProps) {
  const t = useTranslate();
  return (
    <section
      aria-labelledby="receipt"
      className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="receipt" className="text-xl">
          {t("Your dishes")}
        </h2>
        <Badge
          tone={order.payment === "paid" && !order.refund ? "solid" : "neutral"}
          className="whitespace-normal"
        >
          {payment}
        </Badge>
      </div>
      <ul className="grid gap-3">
        {order.lines.map(({ id, name, emoji, picture, quantity, priceCents, options, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dish is there once for each choice of options
          <li key={index} className="flex items-center gap-4">
            <DishPlate
              theme={restaurant.theme}
              emoji={emoji}
              index={restaurant.places?.[id] ?? 0}
              className="w-14"
            >
              {picture && <SmallPicture src={picture} size={56} className="plate-picture" />}
            </DishPlate>
            <div className="min-w-0 flex-1">
              <p>
                <span className="font-bold tabular-nums">{quantity} ×</span> {name}
              </p>
              <OptionList options={options} note={note} className="text-ink-soft text-sm" />
            </div>
            <p className="tabular-nums">{t.money(priceCents * quantity, order.currency)}</p>
          </li>
        ))}
      </ul>
      <TotalsList totals={order} />
      <GuestRefunds order={order} />
    </section>
  );
}
