import { expect, test } from "@jest/globals";
import { demoTerms, type Terms } from "./terms";
import { termsSentence } from "./terms-sentence";

const [standard] = demoTerms.taxClasses;
const rates = (pickup: number, delivery: number) => [
  { ...standard, id: "standard", label: "Standard", table: 0, categories: [], pickup, delivery },
];

const zone = (postcode: string, fee: number, minimum: number) => ({
  id: postcode,
  label: postcode,
  postcodes: [postcode],
  radiusKm: null,
  fee,
  minimum,
  freeFrom: 4000,
});

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
  [
    "zones",
    {
      pricesIncludeTax: true,
      orderKinds: ["pickup", "delivery"],
      zones: [zone("10115", 250, 1500), zone("102*", 400, 2000)],
    },
    "$2.50 to $4.00 for delivery are added to an order. We deliver to 10115 and all postcodes that begin with 102. We deliver from $15.00 to $20.00, by area.",
  ],
  [
    "zones without a fee or a minimum",
    { zones: [zone("10115", 0, 0), zone("10117", 400, 2000)] },
    "Tax of 10% and up to $4.00 for delivery are added to each order. We deliver to 10115 and 10117. To some areas we deliver from $20.00.",
  ],
  [
    "zones without deliveries",
    { pricesIncludeTax: true, orderKinds: ["pickup"], zones: [zone("1", 250, 1)] },
    "",
  ],
  [
    "fees and minimums of every kind",
    {
      orderKinds: ["pickup", "delivery", "table"],
      pricesIncludeTax: true,
      pickupFee: 50,
      pickupMinimum: 800,
      tableFee: 200,
      tableMinimum: 1000,
    },
    "$5.00 for delivery, $0.50 for pickup and $2.00 at the table are added to an order. Pickup from $8.00. At the table from $10.00.",
  ],
  [
    "a fee of a kind that isn’t offered",
    { orderKinds: ["pickup"], pricesIncludeTax: true, pickupFee: 50, tableFee: 200, tableMinimum: 1000 },
    "$0.50 for pickup are added to each order.",
  ],
  ["nothing", { pricesIncludeTax: true, deliveryFee: 0 }, ""],
])("%s", (_, change, sentence) => {
  expect(termsSentence({ ...demoTerms, ...change })).toBe(sentence);
});
