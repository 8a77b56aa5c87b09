import "server-only";
import { createHash } from "node:crypto";
import { type ChosenDish, lineKey } from "./line-key";

export const sha256Of = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex");

/** Returns dishes in an order of their own, so that the same ones are equal. */
export const sortedDishes = (dishes: readonly (ChosenDish & { quantity: number })[]) =>
  dishes.map(({ quantity, ...dish }) => [lineKey(dish), quantity]).sort();
