import { note, written } from "./blocks";
import type { Draft } from "./draft";

/** The terms of orders. */
export const terms: Draft = ({ facts: { restaurants, takesCards }, texts, fill }) => {
  const { contract, order, prices, payment, pickup, delivery, cancelling, complaints, law } = texts.terms;
  const withTax = restaurants.length > 0 && restaurants.every((one) => one.pricesIncludeTax);
  return [
    note(texts, "terms"),
    ...[
      contract,
      order,
      { heading: prices.heading, paragraphs: [withTax ? prices.withTax : prices.withoutTax] },
      { heading: payment.heading, paragraphs: [takesCards ? payment.byCard : payment.onHandover] },
      restaurants.some((one) => one.delivers) ? delivery : pickup,
      cancelling,
      complaints,
      law,
    ].map((one) => written(one, fill)),
  ];
};
