import { formatMoney } from "@/lib/platform/money/money";
import { formatRate } from "@/lib/platform/money/rate";
import type { MenuContent } from "@/lib/restaurants/schema";
import { kindLabels } from "@/lib/restaurants/terms/kind-labels";
import { type OrderKind, orderKinds, type TaxClass } from "@/lib/restaurants/terms/terms";
import { conditionsInWords } from "@/lib/restaurants/terms/zone-summary";
import { areasInWords } from "@/lib/restaurants/terms/zone-words";
import { currencyLabel } from "../details/currency-choices";

const WITHOUT_NAME = "Without a name";

/** Returns the rates of a class, by kind of order if they differ: `10%`, or `7% pickup, 7% delivery, 19% at the table`. */
function ratesOf(taxClass: Pick<TaxClass, OrderKind>): string {
  const rates = new Set(orderKinds.map((kind) => taxClass[kind]));
  if (rates.size === 1) return formatRate(taxClass.pickup);
  return orderKinds
    .map((kind) => `${formatRate(taxClass[kind])} ${kindLabels[kind].toLowerCase()}`)
    .join(", ");
}

function classWords(taxClass: TaxClass, categories: MenuContent["categories"]): string {
  const labels = categories.filter(({ id }) => taxClass.categories.includes(id)).map(({ label }) => label);
  const where = labels.length > 0 ? ` (${labels.join(", ")})` : "";
  const later = (taxClass.changes ?? []).map((change) => `, from ${change.from} ${ratesOf(change)}`).join("");
  return `${taxClass.label || WITHOUT_NAME}${where}: ${ratesOf(taxClass)}${later}`;
}

/** Returns a restaurant's terms in words, for lists of changes; null for other fields. */
export function termWords(field: string, { restaurant, categories }: MenuContent): string | null {
  const { currency, taxClasses } = restaurant;
  if (field === "currency") return currencyLabel(currency);
  for (const kind of orderKinds) {
    const [fee, minimum, tax] = [`${kind}Fee`, `${kind}Minimum`, `${kind}TaxClass`] as const;
    if (field === fee || field === minimum) return formatMoney(restaurant[field], currency);
    if (field !== tax) continue;
    const taxClass = taxClasses.find(({ id }) => id === restaurant[tax]);
    return taxClass ? taxClass.label || WITHOUT_NAME : "No tax";
  }
  if (field === "orderKinds") return restaurant.orderKinds.map((kind) => kindLabels[kind]).join(", ");
  if (field === "taxClasses") return taxClasses.map((one) => classWords(one, categories)).join("; ");
  if (field === "zones") {
    const words = restaurant.zones.map(
      (zone) =>
        `${zone.label || WITHOUT_NAME} (${areasInWords([zone])}): ${conditionsInWords(zone, currency)}`,
    );
    return words.length > 0 ? words.join("; ") : "None";
  }
  if (field === "deliveryPoint") {
    const { deliveryPoint: point } = restaurant;
    return point ? `${point.latitude}, ${point.longitude}` : "None";
  }
  return null;
}
