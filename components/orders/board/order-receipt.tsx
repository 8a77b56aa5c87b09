import { SmallPicture } from "@/components/pictures/small-picture";
import { OptionList } from "@/components/storefront/cart/option-list";
import { TotalsList } from "@/components/storefront/cart/totals-list";
import { EmojiImage } from "@/components/ui/emoji-image";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { formatMoney } from "@/lib/platform/money/money";
import { LineAllergens } from "../line-allergens";

function GivenBack({ order: { refundedCents, totalCents, currency } }: { order: RestaurantOrder }) {
  if (refundedCents === 0) return null;
  return (
    <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
      <dt className="text-ink-soft">Given back</dt>
      <dd className="text-end">{formatMoney(-refundedCents, currency)}</dd>
      <dt className="font-semibold">Kept</dt>
      <dd className="text-end font-semibold">
        {formatMoney(Math.max(0, totalCents - refundedCents), currency)}
      </dd>
    </dl>
  );
}

export function OrderReceipt({ order }: { order: RestaurantOrder }) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {order.lines.map(
          ({ name, emoji, picture, quantity, priceCents, options, allergens, note }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dish is there once for each choice of options
            <li key={index} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
              <span aria-hidden="true" className="grid place-items-center">
                <EmojiImage icon={emoji} className="col-start-1 row-start-1 size-5" />
                {picture && (
                  <SmallPicture
                    src={picture}
                    size={36}
                    className="col-start-1 row-start-1 size-9 rounded-full object-cover"
                  />
                )}
              </span>
              <div>
                <p>
                  <span className="font-semibold tabular-nums">{quantity} ×</span> {name}
                </p>
                {note && (
                  <p dir="auto" className="wrap-anywhere font-semibold text-sm">
                    “{note}”
                  </p>
                )}
                <LineAllergens line={{ allergens, options }} className="text-sm" />
                <OptionList options={options} currency={order.currency} className="text-ink-soft text-sm" />
              </div>
              <span className="tabular-nums">{formatMoney(quantity * priceCents, order.currency)}</span>
            </li>
          ),
        )}
      </ul>
      <div className="border-line border-t pt-4">
        <TotalsList totals={order} />
        <GivenBack order={order} />
      </div>
    </div>
  );
}
