import { SmallPicture } from "@/components/pictures/small-picture";
import { OptionList } from "@/components/storefront/cart/option-list";
import { TotalsList } from "@/components/storefront/cart/totals-list";
import { EmojiImage } from "@/components/ui/emoji-image";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { formatMoney } from "@/lib/platform/money/money";

export function OrderReceipt({ order }: { order: RestaurantOrder }) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {order.lines.map(({ name, emoji, picture, quantity, priceCents, options, note }, index) => (
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
              <OptionList
                options={options}
                note={note}
                currency={order.currency}
                className="text-ink-soft text-sm"
              />
            </div>
            <span className="tabular-nums">{formatMoney(quantity * priceCents, order.currency)}</span>
          </li>
        ))}
      </ul>
      <div className="border-line border-t pt-4">
        <TotalsList totals={order} />
      </div>
    </div>
  );
}
