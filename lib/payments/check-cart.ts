import { AppError } from "@/lib/http/errors";
import { menus } from "@/lib/ordering/menu";
import { formatCents, totalsOf } from "@/lib/ordering/totals";
import { type Dish, type MenuKey, menuKeys } from "@/lib/ordering/types";
import type { PaymentInput } from "./schema";

type Found = { menu: MenuKey; dish: Dish };

function findByName(name: string): Found | null {
  for (const menu of menuKeys) {
    const dish = menus[menu].items.find((one) => one.name === name);
    if (dish) return { menu, dish };
  }
  return null;
}

const isPrice = (dollars: number, cents: number) => Math.abs(dollars * 100 - cents) < 1e-6;

/** A cart whose dishes and prices agree with the menu. */
export type CheckedCart = { menu: MenuKey; lines: { dishId: string; name: string; quantity: number }[] };

/**
 * Compares a cart as the browser shows it with the server's menu: each line, and the total.
 * @throws AppError `invalid` with what differs
 */
export function checkCart({ items, amount, menu: named }: PaymentInput): CheckedCart {
  const found = items.map(({ name }) => findByName(name));
  const menu = named ?? found.find((one) => one !== null)?.menu ?? "order1";
  const fields: Record<string, string> = {};
  const priced = items.flatMap(({ quantity, price }, index) => {
    const one = found[index];
    if (one?.menu !== menu) {
      fields[`items.${index}.name`] = one ? "This dish is on another menu" : "There is no such dish";
      return [];
    }
    const { id: dishId, name, priceCents } = one.dish;
    if (!isPrice(price, priceCents))
      fields[`items.${index}.price`] = `The price is ${formatCents(priceCents)}`;
    return [{ dishId, name, quantity, priceCents }];
  });
  const { totalCents } = totalsOf(priced);
  if (priced.length === items.length && amount !== totalCents) {
    fields.amount = `The total is ${totalCents} cents, with tax and delivery`;
  }
  const [first] = Object.entries(fields);
  if (first) {
    const where = first[0].startsWith("items.") ? `“${items[Number(first[0].split(".")[1])]?.name}”: ` : "";
    throw new AppError("invalid", `${where}${first[1]}. Nothing was charged.`, { fields });
  }
  return { menu, lines: priced.map(({ dishId, name, quantity }) => ({ dishId, name, quantity })) };
}
