import type { OrderView, RestaurantOrder } from "@/lib/orders/answers";
import { mapSearchUrl } from "@/lib/platform/http/map-search-url";
import { english, type Translatable, type Translate, translatable } from "@/lib/platform/language/translate";
import { kindLabels } from "@/lib/restaurants/terms/kind-labels";
import { printPoint } from "@/lib/restaurants/terms/read-point";
import type { OrderKind } from "@/lib/restaurants/terms/terms";

/** Returns whether the name of a table says itself that it is one, in English or in the guest's language. */
function namesTable(tableName: string, t: Translate): boolean {
  const word = t("Table {name}", { name: "" }).trim().toLowerCase();
  return /\btable\b/i.test(tableName) || (word !== "table" && tableName.toLowerCase().includes(word));
}

/** Returns the words for a table: “Table 7”, and the names of tables that say so themselves as they are. */
export const tableWords = (tableName: string, t: Translate = english): string =>
  namesTable(tableName, t) ? tableName : t("Table {name}", { name: tableName });

type Handover = Pick<OrderView, "kind" | "tableName">;

/** Says how the guest gets an order; null for one from before there were kinds. */
export function handoverWords({ kind, tableName }: Handover, t: Translate = english): string | null {
  if (!kind) return null;
  return kind === "table" && tableName ? tableWords(tableName, t) : t(kindLabels[kind]);
}

const kindsInSentence: Record<OrderKind, Translatable> = {
  pickup: translatable("pickup"),
  delivery: translatable("delivery"),
  table: translatable("at the table"),
};

/** Like `handoverWords`, for the middle of a sentence. */
export function handoverInSentence({ kind, tableName }: Handover, t: Translate = english): string | null {
  if (!kind) return null;
  if (kind !== "table" || !tableName) return t(kindsInSentence[kind]);
  return namesTable(tableName, t) ? tableName : t("table {name}", { name: tableName });
}

type Address = Pick<RestaurantOrder, "street" | "postalCode" | "locality" | "point">;

/** The lines of the place that an order is delivered to. The latitude and longitude of a point are the last one. */
export const addressLines = ({ street, postalCode, locality, point }: Address): string[] =>
  [street, `${postalCode} ${locality}`.trim(), point ? printPoint(point) : ""].filter(Boolean);

/** Returns the URL of the place of a delivery on a map; null without a place. */
export function deliveryMapUrl({ point, ...address }: Address): string | null {
  const query = point ? printPoint(point) : addressLines(address).join(", ");
  return query === "" ? null : mapSearchUrl(query);
}
