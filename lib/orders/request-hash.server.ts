import "server-only";
import { createHash } from "node:crypto";
import { type ChosenDish, lineKey } from "./line-key";
import type { OrderInput } from "./schema";

export const sha256Of = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex");

/** Returns dishes in an order of their own, so that the same ones are equal. */
export const sortedDishes = (dishes: readonly (ChosenDish & { quantity: number })[]) =>
  dishes.map(({ quantity, ...dish }) => [lineKey(dish), quantity]).sort();

/** Hashes the guest and the dishes of an order; equal hashes mean the same order. */
export function orderHash({
  shownTotalCents: _,
  idempotencyKey: __,
  language: ___,
  ...input
}: OrderInput): string {
  const { restaurantId, email, name, dishes, ...others } = input;
  const more = Object.entries(others).filter(([, value]) => value !== undefined && value !== "");
  const chosen = sortedDishes(dishes);
  return sha256Of([restaurantId, email, name, chosen, ...(more.length > 0 ? [more.sort()] : [])]);
}
