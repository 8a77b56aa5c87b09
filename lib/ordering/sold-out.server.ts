import "server-only";
import { db, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import type { MenuKey } from "./schema";

/** The ids of the menu's dishes that can't be ordered just now. */
export async function soldOutDishes(menu: MenuKey): Promise<string[]> {
  const rows = await db.soldOutDish.findMany({ where: { menu }, select: { dishId: true } });
  return rows.map(({ dishId }) => dishId);
}

/** @throws AppError `conflict`, naming the dishes that are sold out */
export async function requireAvailable(
  transaction: Transaction,
  menu: MenuKey,
  lines: readonly { dishId: string; name: string }[],
): Promise<void> {
  const rows = await transaction.soldOutDish.findMany({
    where: { menu, dishId: { in: lines.map(({ dishId }) => dishId) } },
    select: { dishId: true },
  });
  const gone = new Set(rows.map(({ dishId }) => dishId));
  const names = lines.filter(({ dishId }) => gone.has(dishId)).map(({ name }) => name);
  if (names.length === 0) return;
  const are = names.length === 1 ? "is" : "are";
  throw new AppError("conflict", `${names.join(", ")} ${are} sold out. Nothing was charged.`);
}
