import { Notice } from "@/components/ui/notice";
import { goodsOf, type Totals } from "@/lib/orders/pricing/price-cart";
import { formatMoney } from "@/lib/platform/money/money";
import { deliveryIn } from "@/lib/restaurants/terms/delivery";
import { missingForKind, type OrderKind, type Terms } from "@/lib/restaurants/terms/terms";
import { zonesAt } from "@/lib/restaurants/terms/zones-at";

const orders: Record<OrderKind, string> = {
  pickup: "pickups",
  delivery: "deliveries",
  table: "orders at the table",
};

type MinimumNoticeProps = { terms: Terms; kind: OrderKind; postcode: string; totals: Totals };

/** Names the zone that prices a delivery, and warns of an order that guests couldn’t place. */
export function MinimumNotice({ terms, kind, postcode, totals }: MinimumNoticeProps) {
  const { zones, currency } = terms;
  const hasZones = kind === "delivery" && zones.length > 0;
  const delivery = hasZones ? deliveryIn(zonesAt(terms, { postcode }), goodsOf(totals)) : null;
  const missing = delivery?.missing ?? missingForKind(terms, kind, totals.subtotalCents);
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {delivery && (
        <p className="text-ink-soft text-sm">
          Zone: {delivery.zone.label}
          {delivery.fee === 0 && ", free of charge"}
        </p>
      )}
      {hasZones && !delivery && (
        <Notice tone="warning">
          {postcode.trim() === "" ? "Without a postal code" : `${postcode} is outside every zone:`} the fee
          outside of the zones applies. Guests couldn’t order this themselves.
        </Notice>
      )}
      {missing > 0 && (
        <Notice tone="warning">
          {formatMoney(missing, currency)} below the minimum order for {orders[kind]}. Guests couldn’t order
          this themselves.
        </Notice>
      )}
    </div>
  );
}
