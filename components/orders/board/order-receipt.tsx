import { SmallPicture } from "@/components/pictures/small-picture";
import { TotalsList } from "@/components/storefront/cart/totals-list";
import { EmojiImage } from "@/components/ui/emoji-image";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { formatMoney } from "@/lib/platform/money/money";

export function OrderReceipt({ order }: { order: RestaurantOrder }) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {order.lines.map(({ id, name, emoji, picture, quantity, priceCents }) => (
          <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
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
            <span>
              <span className="font-semibold tabular-nums">{quantity} ×</span> {name}
            </span>
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
