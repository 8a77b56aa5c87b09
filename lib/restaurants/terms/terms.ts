/** A restaurant's terms without zod, so that guests' pages don't load it. */

export const orderKinds = ["pickup", "delivery", "table"] as const;
export type OrderKind = (typeof orderKinds)[number];

/** The rates of tax of some categories, in basis points: 10 % is 1000. */
export type TaxClass = Record<OrderKind, number> & {
  id: string;
  label: string;
  /** The ids of its categories; the first class has all that no other one has. */
  categories: string[];
  /** Later rates. */
  changes?: TaxChange[] | undefined;
};

/** Rates that apply from the beginning of a day. */
export type TaxChange = Record<OrderKind, number> & {
  /** Such as `2027-01-01`, in the time zone of the site. */
  from: string;
  /** The beginning of the day, in milliseconds; missing in stored terms. */
  at?: number | undefined;
};

/** A point on earth, in degrees. */
export type Point = { latitude: number; longitude: number };

/** An area that is delivered to. Amounts are in minor units of the currency. */
export type DeliveryZone = {
  id: string;
  label: string;
  /** Postcodes, and beginnings of postcodes such as `10*`. */
  postcodes: string[];
  /** The distance from `deliveryPoint` that is served, too; null for none. */
  radiusKm: number | null;
  fee: number;
  /** The lowest price of the dishes after the discount. */
  minimum: number;
  /** The price of the dishes after the discount from which there is no fee; null if there is always one. */
  freeFrom: number | null;
};

/** Currency, taxes, kinds of order and ways to pay of a restaurant. Amounts are in minor units of the currency. */
export type Terms = {
  /** ISO 4217, in upper case. */
  currency: string;
  pricesIncludeTax: boolean;
  taxClasses: TaxClass[];
  /** The kinds of order that are offered. */
  orderKinds: OrderKind[];
  /** The fee and the lowest price of the dishes, by kind of order. With zones, those of a delivery outside of them by staff. */
  deliveryFee: number;
  deliveryMinimum: number;
  pickupFee: number;
  pickupMinimum: number;
  tableFee: number;
  tableMinimum: number;
  /** The areas that guests can order to; everywhere if there are none. */
  zones: DeliveryZone[];
  /** The place of the restaurant, for zones with a radius. */
  deliveryPoint: Point | null;
  /** The tax classes of the fees; empty if they aren't taxed. */
  deliveryTaxClass: string;
  pickupTaxClass: string;
  tableTaxClass: string;
  /** Whether guests give what the kind of order needs: a phone number, an address or a table. */
  asksContact: boolean;
  paysByCard: boolean;
  /** Whether guests may pay when they get the dishes. */
  paysOnHandover: boolean;
  /** Whether guests may add a tip when they order. */
  asksTip: boolean;
};

/** The terms of the demos, as specified, and of restaurants from before there were terms. */
export const demoTerms: Terms = {
  currency: "USD",
  pricesIncludeTax: false,
  taxClasses: [
    { id: "standard", label: "Standard", pickup: 1000, delivery: 1000, table: 1000, categories: [] },
  ],
  orderKinds: ["delivery"],
  deliveryFee: 500,
  deliveryMinimum: 0,
  pickupFee: 0,
  pickupMinimum: 0,
  tableFee: 0,
  tableMinimum: 0,
  zones: [],
  deliveryPoint: null,
  deliveryTaxClass: "",
  pickupTaxClass: "",
  tableTaxClass: "",
  asksContact: false,
  paysByCard: true,
  paysOnHandover: false,
  asksTip: false,
};

/** Returns the terms among the fields of a restaurant. */
export function termsOf(restaurant: Terms): Terms {
  const keys = Object.keys(demoTerms) as (keyof Terms)[];
  return Object.fromEntries(keys.map((key) => [key, restaurant[key]])) as Terms;
}

const hasChanges = ({ changes }: TaxClass) => changes !== undefined && changes.length > 0;

/** Returns terms with the moments at which their rates of tax change. @param beginOf returns that of a day */
export function withMoments(terms: Terms, beginOf: (day: string) => number): Terms {
  if (!terms.taxClasses.some(hasChanges)) return terms;
  const taxClasses = terms.taxClasses.map((one) => ({
    ...one,
    ...(one.changes && { changes: one.changes.map((change) => ({ ...change, at: beginOf(change.from) })) }),
  }));
  return { ...terms, taxClasses };
}

/** Returns terms with the rates of tax at a moment in milliseconds, given the moments of changes (`withMoments`). */
export function termsAt(terms: Terms, now: number): Terms {
  if (!terms.taxClasses.some(hasChanges)) return terms;
  const taxClasses = terms.taxClasses.map((one) => {
    const passed = (one.changes ?? []).filter(({ at = Number.POSITIVE_INFINITY }) => at <= now);
    const latest = passed.reduce<TaxChange | null>(
      (found, change) => (found && found.from > change.from ? found : change),
      null,
    );
    if (!latest) return one;
    const { pickup, delivery, table } = latest;
    return { ...one, pickup, delivery, table };
  });
  return { ...terms, taxClasses };
}

/** The fields that select a dish's rate of tax: its own class, else the class of its category. */
export type Taxed = { category: string; taxClass?: string | undefined };

/** Returns the rate of tax of a dish, in basis points. */
export function taxRate(
  { taxClasses }: Pick<Terms, "taxClasses">,
  { category, taxClass }: Taxed,
  kind: OrderKind,
): number {
  const [first, ...others] = taxClasses;
  const own = taxClass && taxClasses.find(({ id }) => id === taxClass);
  return (own || others.find(({ categories }) => categories.includes(category)) || first)?.[kind] ?? 0;
}

/** Returns the rate of tax of the fee of a kind of order, in basis points. */
export const feeTaxRate = (terms: Terms, kind: OrderKind): number =>
  terms.taxClasses.find(({ id }) => id === terms[`${kind}TaxClass`])?.[kind] ?? 0;

/** The kind that a cart is priced by before the guest chooses one. */
export const firstKind = (terms: Pick<Terms, "orderKinds">): OrderKind => terms.orderKinds[0] ?? "pickup";

/** Returns by how much the dishes of an order must cost more; 0 for deliveries to zones, which have minimums of their own. */
export const missingForKind = (
  terms: Pick<Terms, `${OrderKind}Minimum` | "zones">,
  kind: OrderKind,
  subtotal: number,
): number =>
  kind === "delivery" && terms.zones.length > 0 ? 0 : Math.max(0, terms[`${kind}Minimum`] - subtotal);
