import * as z from "zod";
import { line } from "@/lib/platform/http/text";
import { isDay } from "@/lib/platform/time-zone/is-day";
import { entryId } from "@/lib/restaurants/entry-id";
import { menuLimits } from "@/lib/restaurants/limits";
import { cardCurrencyProblem } from "./card-currency";
import { point } from "./point-schema";
import { orderKinds as kinds, type Terms } from "./terms";
import { normalPostcode } from "./zones-at";

const basisPoints = z
  .int({ error: "A rate has at most two decimals" })
  .min(0, "A rate can’t be negative")
  .max(10_000, "At most 100 %")
  .describe("In basis points: 10 % is 1000.");

const amount = z
  .int({ error: "An amount is a whole number of the currency’s smallest unit" })
  .min(0, "An amount can’t be negative")
  .max(menuLimits.priceCents, "The amount is too high");

const taxChange = z.strictObject({
  from: z
    .string({ error: "A day is required" })
    .refine(isDay, "A day is required")
    .describe("Its first day in the time zone of the site, such as `2027-01-01`."),
  pickup: basisPoints,
  delivery: basisPoints,
  table: basisPoints,
});

export const taxClass = z.strictObject({
  id: entryId,
  label: line(40, "Name is required"),
  pickup: basisPoints,
  delivery: basisPoints,
  table: basisPoints,
  categories: z
    .array(entryId)
    .max(menuLimits.categories)
    .describe("The ids of its categories; the first class has all that no other one has."),
  changes: z
    .array(taxChange)
    .max(menuLimits.taxChanges, `At most ${menuLimits.taxChanges} later rates`)
    .refine(
      (changes) => new Set(changes.map(({ from }) => from)).size === changes.length,
      "Each day may be named once",
    )
    .optional()
    .describe("Later rates, each from the beginning of a day; missing without any."),
});

/** Two long numbers; parts of one postcode differ in length, as in 00-950 and 12345-6789. */
const range = /^(\d{4,}) ?\p{Pd} ?(\d{4,})$/u;

function isPostcode(text: string): boolean {
  const [, from = "", to = "-"] = range.exec(text) ?? [];
  return /^[^*]+\*?$/.test(text) && normalPostcode(text) !== "" && from.length !== to.length;
}

const postcode = line(20, "A postcode is required").refine(isPostcode, {
  error: ({ input }) => `“${input}” is no postcode such as 10115, and no beginning such as 101*`,
});

const zone = z
  .strictObject({
    id: entryId,
    label: line(40, "Name is required"),
    postcodes: z
      .array(postcode)
      .max(menuLimits.zonePostcodes, `At most ${menuLimits.zonePostcodes} postcodes`)
      .describe(
        "Postcodes, and beginnings of postcodes such as `101*`. Case, spaces and hyphens don’t matter.",
      ),
    radiusKm: z
      .number({ error: "A distance is a number of kilometres" })
      .positive("A distance is more than 0")
      .max(menuLimits.zoneRadiusKm, `At most ${menuLimits.zoneRadiusKm} km`)
      .nullable()
      .describe("The distance from the restaurant’s `deliveryPoint` that is served, too; null for none."),
    fee: amount,
    minimum: amount.describe("The lowest price of the dishes after the discount."),
    freeFrom: amount
      .nullable()
      .describe(
        "The price of the dishes after the discount from which there is no fee; null if there is always one.",
      ),
  })
  .refine(({ postcodes, radiusKm }) => postcodes.length > 0 || radiusKm !== null, {
    path: ["postcodes"],
    error: "Postcodes or a distance are needed",
  });

const feeTaxClass = z
  .string()
  .max(64)
  .describe("The id of the tax class of the fee; empty if it isn’t taxed.");

const currencies = new Set(Intl.supportedValuesOf("currency"));

/** The schema of each field of `Terms`. */
export const termsShape = {
  currency: z
    .string({ error: "Currency is required" })
    .refine((code) => currencies.has(code), "Must be a currency such as EUR")
    .describe("ISO 4217, such as `EUR`. Prices and amounts are in its smallest unit."),
  pricesIncludeTax: z.boolean().describe("Whether the printed prices contain the tax, or it is added."),
  taxClasses: z
    .array(taxClass)
    .min(1, "At least one rate of tax is needed")
    .max(menuLimits.taxClasses, `At most ${menuLimits.taxClasses} rates of tax`)
    .refine(
      (classes) => new Set(classes.map(({ id }) => id)).size === classes.length,
      "Each rate of tax needs an id of its own",
    ),
  orderKinds: z
    .array(z.enum(kinds))
    .min(1, "Guests need at least one way to order")
    .refine((offered) => new Set(offered).size === offered.length, "Each kind of order may be named once")
    .describe("The kinds of order that are offered; the first is chosen at first."),
  deliveryFee: amount,
  deliveryMinimum: amount.describe("The lowest price of the dishes of a delivery."),
  pickupFee: amount,
  pickupMinimum: amount.describe("The lowest price of the dishes of a pickup."),
  tableFee: amount.describe(
    "The service charge of the first order of a sitting, and of each order at the table without one.",
  ),
  tableMinimum: amount.describe(
    "The lowest price of the dishes of the first order of a sitting, and of each order at the table without one.",
  ),
  zones: z
    .array(zone)
    .max(menuLimits.zones, `At most ${menuLimits.zones} zones`)
    .refine(
      (zones) => new Set(zones.map(({ id }) => id)).size === zones.length,
      "Each zone needs an id of its own",
    )
    .describe(
      "The areas that guests can order to; everywhere if there are none. The cheapest zone of a postcode applies.",
    ),
  deliveryPoint: point
    .nullable()
    .describe("The place of the restaurant in degrees, for zones with a radius."),
  deliveryTaxClass: feeTaxClass,
  pickupTaxClass: feeTaxClass,
  tableTaxClass: feeTaxClass,
  asksContact: z
    .boolean()
    .describe("Whether guests give what the kind of order needs: a phone number, an address or a table."),
  paysByCard: z.boolean(),
  paysOnHandover: z.boolean().describe("Whether guests may pay when they get the dishes."),
  asksTip: z.boolean().describe("Whether guests may add a tip when they order."),
} satisfies Record<keyof Terms, z.ZodType>;

/** Reports terms that contradict each other. */
export function checkTerms(terms: Terms, refuse: (field: keyof Terms, message: string) => void) {
  const { paysByCard, paysOnHandover, currency, taxClasses, zones, orderKinds } = terms;
  if (!paysByCard && !paysOnHandover) refuse("paysByCard", "Guests need at least one way to pay");
  const cardProblem = paysByCard ? cardCurrencyProblem(currency) : null;
  if (cardProblem) refuse("paysByCard", cardProblem);
  for (const kind of kinds) {
    const field = `${kind}TaxClass` as const;
    if (terms[field] !== "" && !taxClasses.some(({ id }) => id === terms[field]))
      refuse(field, "There is no such rate of tax");
  }
  if (terms.deliveryPoint === null && zones.some(({ radiusKm }) => radiusKm !== null))
    refuse("deliveryPoint", "A zone by distance needs the restaurant’s place");
  if (zones.length > 0 && orderKinds.includes("delivery") && !terms.asksContact)
    refuse("asksContact", "Delivery zones need the guest’s address");
}
