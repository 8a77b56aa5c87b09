import { english, type Translatable, type Translate, translatable } from "@/lib/platform/language/translate";
import { formatRate } from "@/lib/platform/money/rate";
import type { Terms } from "./terms";
import { deliveredTo } from "./zone-words";

function taxWords({ pricesIncludeTax, taxClasses, orderKinds }: Terms, t: Translate): string | null {
  const rates = new Set(
    taxClasses.flatMap((one) =>
      [one, ...(one.changes ?? [])].flatMap((rates) => orderKinds.map((kind) => rates[kind])),
    ),
  );
  const [rate = 0] = rates;
  if (pricesIncludeTax || Math.max(...rates) === 0) return null;
  return rates.size === 1 ? t("Tax of {rate}", { rate: formatRate(rate, t.language) }) : t("Tax");
}

/** Returns the lowest and the highest amount of all zones; without zones, those of the terms. */
function rangeOf(
  terms: Terms,
  ofZone: "fee" | "minimum",
  ofTerms: "deliveryFee" | "deliveryMinimum",
): [lowest: number, highest: number] {
  const amounts = terms.zones.length > 0 ? terms.zones.map((zone) => zone[ofZone]) : [terms[ofTerms]];
  return [Math.min(...amounts), Math.max(...amounts)];
}

type Range = ReturnType<typeof rangeOf>;

/** Describes the fee of a delivery. @param isFirst whether it begins the sentence */
function feeWords([lowest, highest]: Range, currency: string, isFirst: boolean, t: Translate): string {
  const most = t.money(highest, currency);
  if (lowest === highest) return t("{fee} for delivery", { fee: most });
  if (lowest > 0)
    return t("{lowest} to {highest} for delivery", { lowest: t.money(lowest, currency), highest: most });
  return isFirst
    ? t("Up to {fee} for delivery", { fee: most })
    : t("up to {fee} for delivery", { fee: most });
}

function minimumWords([lowest, highest]: Range, currency: string, t: Translate): string | null {
  if (highest === 0) return null;
  const [least, most] = [t.money(lowest, currency), t.money(highest, currency)];
  if (lowest === highest) return t("We deliver from {amount}.", { amount: most });
  return lowest === 0
    ? t("To some areas we deliver from {amount}.", { amount: most })
    : t("We deliver from {lowest} to {highest}, by area.", { lowest: least, highest: most });
}

const otherKinds = ["pickup", "table"] as const;
type OtherKind = (typeof otherKinds)[number];

const otherFees: Record<OtherKind, Translatable> = {
  pickup: translatable("{fee} for pickup"),
  table: translatable("{fee} at the table"),
};
const otherMinimums: Record<OtherKind, Translatable> = {
  pickup: translatable("Pickup from {amount}."),
  table: translatable("At the table from {amount}."),
};

/** Describes the tax and the fees that are added to prices, the areas of deliveries and the minimums; empty without them. */
export function termsSentence(terms: Terms, t: Translate = english): string {
  const { currency, orderKinds, zones } = terms;
  const delivers = orderKinds.includes("delivery");
  const tax = taxWords(terms, t);
  const ofDelivery = rangeOf(terms, "fee", "deliveryFee");
  const fee =
    delivers && Math.max(...ofDelivery) > 0 ? feeWords(ofDelivery, currency, tax === null, t) : null;
  const others = otherKinds.filter((kind) => orderKinds.includes(kind));
  const fees = [
    fee,
    ...others.map((kind) =>
      terms[`${kind}Fee`] > 0 ? t(otherFees[kind], { fee: t.money(terms[`${kind}Fee`], currency) }) : null,
    ),
  ].filter((one) => one !== null);
  const added = t.list([...(tax ? [tax] : []), ...fees]);
  return [
    tax && fees.length === 0 && t("{added} is added to each order.", { added }),
    fees.length > 0 &&
      (orderKinds.length === 1
        ? t("{added} are added to each order.", { added })
        : t("{added} are added to an order.", { added })),
    delivers && zones.length > 0 && deliveredTo(terms, t),
    delivers && minimumWords(rangeOf(terms, "minimum", "deliveryMinimum"), currency, t),
    ...others.map(
      (kind) =>
        terms[`${kind}Minimum`] > 0 &&
        t(otherMinimums[kind], { amount: t.money(terms[`${kind}Minimum`], currency) }),
    ),
  ]
    .filter(Boolean)
    .join(" ");
}
