import { expect, test } from "@jest/globals";
import { demoTerms, type Terms } from "./terms";
import { termsSentence } from "./terms-sentence";

const [standard] = demoTerms.taxClasses;
const rates = (pickup: number, delivery: number) => [
  { ...standard, id: "standard", label: "Standard", table: 0, categories: [], pickup, delivery },
];

test.each<[string, Partial<Terms>, string]>([
  ["the demos", {}, "Tax of 10% and $5.00 for delivery are added to each order."],
  ["pickup alone", { orderKinds: ["pickup"] }, "Tax of 10% is added to each order."],
  [
    "pickup and delivery at different rates",
    { orderKinds: ["pickup", "delivery"], taxClasses: rates(0, 1350), deliveryMinimum: 2000 },
    "Tax and $5.00 for delivery are added to an order. We deliver from $20.00.",
  ],
  [
    "prices with tax",
    { pricesIncludeTax: true, currency: "EUR", deliveryFee: 250 },
    "€2.50 for delivery are added to each order.",
  ],
  ["nothing", { pricesIncludeTax: true, deliveryFee: 0 }, ""],
])("%s", (_, change, sentence) => {
  expect(termsSentence({ ...demoTerms, ...change })).toBe(sentence);
});
