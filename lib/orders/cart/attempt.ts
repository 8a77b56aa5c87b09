import * as z from "zod";
import { lineKey } from "@/lib/orders/line-key";
import { type OrderInput, orderInput } from "@/lib/orders/schema";
import { idempotencyKey } from "@/lib/platform/http/text";

export type AttemptInput = Omit<OrderInput, "idempotencyKey">;

/** Renames the fields of an attempt that an earlier version stored, so that an upgrade orders nothing twice. */
const renamed = (input: unknown) => {
  if (typeof input !== "object" || input === null || !("menu" in input && "items" in input)) return input;
  const { menu: restaurantId, items: dishes, ...others } = input;
  return { restaurantId, dishes, ...others };
};

/** A sent order without an answer yet. */
const attempt = z.object({
  key: idempotencyKey,
  input: z.preprocess(renamed, orderInput.omit({ idempotencyKey: true })),
});
export type Attempt = z.infer<typeof attempt>;

/** Parses a stored attempt; null if it is invalid or for another restaurant. */
export function parseAttempt(text: string | null, restaurantId: string): Attempt | null {
  try {
    const { success, data } = attempt.safeParse(JSON.parse(text ?? ""));
    return success && data.input.restaurantId === restaurantId ? data : null;
  } catch {
    return null;
  }
}

const comparable = ({ shownTotalCents: _, language: __, dishes, ...others }: AttemptInput) =>
  JSON.stringify([
    Object.entries(others)
      .filter(([, value]) => value !== undefined && value !== "")
      .sort(),
    dishes.map(({ quantity, ...dish }) => `${quantity} ${lineKey(dish)}`).sort(),
  ]);

/** Returns whether the server treats both as the same order. */
export const isSameOrder = (one: AttemptInput, other: AttemptInput) => comparable(one) === comparable(other);

/** Returns the attempt to send; the same order reuses the earlier attempt's key, so that it is placed once. */
export function attemptFor(earlier: Attempt | null, input: AttemptInput, newKey: () => string): Attempt {
  if (!earlier || !isSameOrder(earlier.input, input)) return { key: newKey(), input };
  return earlier.input.shownTotalCents === input.shownTotalCents ? earlier : { key: earlier.key, input };
}

/**
 * Returns whether a response's status means that no order with the attempt's key is stored or will be. After a status
 * such as 429, an earlier try may have been stored.
 */
export const isRefusal = (status: number) => status === 409 || status === 422;
