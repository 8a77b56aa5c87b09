import { note, written } from "./blocks";
import type { Draft } from "./draft";

/** The terms of orders. */
export const terms: Draft = ({ facts: { restaurants, takesCards }, texts, fill }) => {
  const { prices, payment, pickup, delivery, ...others } = texts.terms;
  const { contract, order, cancelling, complaints, law } = others;
  const withTax = restaurants.length > 0 && restaurants.every((one) => one.pricesIncludeTax);
  const parts = {
    contract,
    order,
    prices: { heading: prices.heading, paragraphs: [withTax ? prices.withTax : prices.withoutTax] },
    payment: { heading: payment.heading, paragraphs: [takesCards ? payment.byCard : payment.onHandover] },
    handover: restaurants.some((one) => one.delivers) ? delivery : pickup,
    cancelling,
    complaints,
    law,
  };
  return [note(texts, "terms"), ...Object.entries(parts).map(([part, text]) => written(part, text, fill))];
};
