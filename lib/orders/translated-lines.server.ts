import "server-only";
import { publishedTexts } from "@/lib/translations/published.server";
import type { OrderView } from "./answers";

/**
 * Names the dishes of an order for its guest: by the translation of the name that was ordered, if the menu has it still.
 * @param language null for the default one, in which the order is stored
 */
export async function withTranslatedLines<Order extends Pick<OrderView, "restaurantId" | "lines">>(
  order: Order,
  language: string | null,
): Promise<Order> {
  const texts = language === null ? null : await publishedTexts("menu", order.restaurantId, language);
  if (!texts) return order;
  const lines = order.lines.map((line) => {
    const found = texts[`dishes.${line.id}.name`];
    const isSame = typeof found?.text === "string" && found.source === line.name;
    return isSame ? { ...line, name: found.text as string } : line;
  });
  return { ...order, lines };
}
