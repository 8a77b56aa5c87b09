import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { deliveryIn } from "@/lib/restaurants/terms/delivery";
import type { OrderKind, Terms } from "@/lib/restaurants/terms/terms";
import { belowMinimum, deliveredTo, insteadOfDelivery } from "@/lib/restaurants/terms/zone-words";
import { type Place, zonesAt } from "@/lib/restaurants/terms/zones-at";
import { BELOW_MINIMUM, placeProblems } from "./order-terms";
import { goodsOf, type Totals } from "./pricing/price-cart";

type Wanted = {
  terms: Terms;
  kind: OrderKind;
  place: Place;
  totals: Pick<Totals, "subtotalCents" | "discountCents">;
};

const refuse = (sentences: string[], fields: Record<string, string>, terms: Terms) =>
  new AppError(
    "invalid",
    [...sentences, insteadOfDelivery(terms), "Nothing was ordered."].filter(Boolean).join(" "),
    { fields },
  );

/**
 * Refuses a guest's delivery outside the zones, or below the minimum of its zone.
 * @throws AppError `invalid` with the field; its message offers the zones, and pickup if there is one
 */
export function requireDelivered({ terms, kind, place, totals }: Wanted): void {
  const { zones, currency } = terms;
  if (kind !== "delivery" || zones.length === 0) return;
  const { postalCode: problem } = placeProblems(place, kind, terms);
  if (problem) throw refuse([`${problem}.`, deliveredTo(terms)], { postalCode: problem }, terms);
  const delivery = deliveryIn(zonesAt(terms, place), goodsOf(totals));
  if (delivery && delivery.missing > 0)
    throw refuse([belowMinimum(delivery, { place, currency })], { kind: BELOW_MINIMUM }, terms);
}
