import "server-only";
import { AppError, inWords, type Message } from "@/lib/platform/http/errors";
import type { Translate } from "@/lib/platform/language/translate";
import { coded } from "@/lib/restaurants/refusal-codes";
import { deliveryIn } from "@/lib/restaurants/terms/delivery";
import type { OrderKind, Terms } from "@/lib/restaurants/terms/terms";
import { belowMinimum, deliveredTo, insteadOfDelivery } from "@/lib/restaurants/terms/zone-words";
import { type Place, zonesAt } from "@/lib/restaurants/terms/zones-at";
import { minimumMessages, placeProblems } from "./order-terms";
import { goodsOf, type Totals } from "./pricing/price-cart";

type Wanted = {
  terms: Terms;
  kind: OrderKind;
  place: Place;
  totals: Pick<Totals, "subtotalCents" | "discountCents">;
};

const refuse = (sentences: Message[], refused: ReturnType<typeof coded<Message>>, terms: Terms) =>
  new AppError(
    "invalid",
    (t) =>
      [
        ...sentences.map((sentence) => inWords(sentence, t)),
        insteadOfDelivery(terms, t),
        t("Nothing was ordered."),
      ]
        .filter(Boolean)
        .join(" "),
    refused,
  );

/**
 * Refuses a guest's delivery outside the zones, or below the minimum of its zone.
 * @throws AppError `invalid` with the field; its message offers the zones, and pickup if there is one
 */
export function requireDelivered({ terms, kind, place, totals }: Wanted): void {
  const { zones, currency } = terms;
  if (kind !== "delivery" || zones.length === 0) return;
  const problem = (t: Translate) => placeProblems(place, kind, terms, t).postalCode ?? "";
  if (placeProblems(place, kind, terms).postalCode)
    throw refuse(
      [(t) => `${problem(t)}.`, (t) => deliveredTo(terms, t)],
      coded({ postalCode: problem }, "address_undeliverable"),
      terms,
    );
  const delivery = deliveryIn(zonesAt(terms, place), goodsOf(totals));
  if (delivery && delivery.missing > 0)
    throw refuse(
      [(t) => belowMinimum(delivery, { place, currency }, t)],
      coded({ kind: minimumMessages.delivery }, "minimum_order_unmet"),
      terms,
    );
}
