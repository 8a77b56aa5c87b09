import { formatMoney } from "@/lib/platform/money/money";
import { writeKindNames } from "@/lib/restaurants/kind-names";
import type { OptionKind } from "@/lib/restaurants/options/options";
import type { MenuContent } from "@/lib/restaurants/schema";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import { OF_CATEGORY } from "../details/field-labels";
import { optionKindLabels } from "../options/kind-labels";

const WITHOUT_NAME = "Without a name";

/** Returns the options of a dish or a group in words, for lists of changes; null for other fields. */
export function optionWordsOf(field: string, value: unknown, content: MenuContent): string | null {
  const { restaurant, optionGroups } = content;
  if (field === "kinds") return writeKindNames(value as OrderKind[]) || "All kinds of order";
  if (field === "taxClass") return restaurant.taxClasses.find(({ id }) => id === value)?.label ?? OF_CATEGORY;
  if (field === "kind") return optionKindLabels[value as OptionKind];
  if (field === "optionGroups") {
    const names = (value as string[]).map((id) => optionGroups.find((group) => group.id === id)?.name);
    return names.map((name) => name || WITHOUT_NAME).join(", ") || "None";
  }
  if (field === "sizePrices" || field === "priceBySize") {
    const sizes = optionGroups.flatMap(({ options }) => options);
    const prices = Object.entries(value as Record<string, number>).map(
      ([id, price]) =>
        `${sizes.find((size) => size.id === id)?.name || WITHOUT_NAME} +${formatMoney(price, restaurant.currency)}`,
    );
    return prices.join(", ") || (field === "sizePrices" ? "Those of the group" : "The same for each");
  }
  return null;
}
