import { type OrderKind, orderKinds } from "@/lib/restaurants/terms/terms";

export const bookMeans = ["card", "onHandover"] as const;
export type BookMeans = (typeof bookMeans)[number];
export const bookKinds = [...orderKinds, "unknown"] as const;
export type BookKind = OrderKind | "unknown";

/** Minor units. Gross is with tax and before refunds. */
export type Amounts = {
  grossCents: number;
  netCents: number;
  taxCents: number;
  refundedCents: number;
  refundedTaxCents: number;
};
type Counted = Amounts & { orders: number };

/** The turnover of a day or a month in one currency. Rates, kinds and means each add up to it. */
export type Sums = Counted & {
  deliveryCents: number;
  tipCents: number;
  /** Not part of the turnover. */
  discountCents: number;
  /** The highest rate first. */
  rates: (Amounts & { basisPoints: number })[];
  kinds: (Counted & { kind: BookKind })[];
  means: (Counted & { means: BookMeans })[];
};

const noAmounts: Amounts = {
  grossCents: 0,
  netCents: 0,
  taxCents: 0,
  refundedCents: 0,
  refundedTaxCents: 0,
};

export const noSums: Sums = {
  orders: 0,
  ...noAmounts,
  deliveryCents: 0,
  tipCents: 0,
  discountCents: 0,
  rates: [],
  kinds: [],
  means: [],
};

const amountsOf = (a: Amounts, b: Amounts): Amounts => ({
  grossCents: a.grossCents + b.grossCents,
  netCents: a.netCents + b.netCents,
  taxCents: a.taxCents + b.taxCents,
  refundedCents: a.refundedCents + b.refundedCents,
  refundedTaxCents: a.refundedTaxCents + b.refundedTaxCents,
});

const counted = (a: Counted, b: Counted): Counted => ({ orders: a.orders + b.orders, ...amountsOf(a, b) });

/** Adds up the parts with the same key, in the order of `compare`. */
function merged<Part>(
  parts: readonly Part[],
  keyOf: (part: Part) => number | string,
  add: (a: Part, b: Part) => Part,
  compare: (a: Part, b: Part) => number,
): Part[] {
  const byKey = new Map<number | string, Part>();
  for (const part of parts) {
    const known = byKey.get(keyOf(part));
    byKey.set(keyOf(part), known ? add(known, part) : part);
  }
  return [...byKey.values()].sort(compare);
}

const kindPlace = ({ kind }: { kind: BookKind }) => bookKinds.indexOf(kind);
const meansPlace = ({ means }: { means: BookMeans }) => bookMeans.indexOf(means);

export const addSums = (a: Sums, b: Sums): Sums => ({
  ...counted(a, b),
  deliveryCents: a.deliveryCents + b.deliveryCents,
  tipCents: a.tipCents + b.tipCents,
  discountCents: a.discountCents + b.discountCents,
  rates: merged(
    [...a.rates, ...b.rates],
    ({ basisPoints }) => basisPoints,
    (one, other) => ({ basisPoints: one.basisPoints, ...amountsOf(one, other) }),
    (one, other) => other.basisPoints - one.basisPoints,
  ),
  kinds: merged(
    [...a.kinds, ...b.kinds],
    ({ kind }) => kind,
    (one, other) => ({ kind: one.kind, ...counted(one, other) }),
    (one, other) => kindPlace(one) - kindPlace(other),
  ),
  means: merged(
    [...a.means, ...b.means],
    ({ means }) => means,
    (one, other) => ({ means: one.means, ...counted(one, other) }),
    (one, other) => meansPlace(one) - meansPlace(other),
  ),
});

/** The turnover without what was given back. */
export const remaining = ({ grossCents, refundedCents }: Amounts): number => grossCents - refundedCents;
