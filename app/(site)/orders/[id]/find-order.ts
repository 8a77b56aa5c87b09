import { cache } from "react";
import type { GuestOrder } from "@/lib/orders/answers";
import { orderParams } from "@/lib/orders/schema";
import { requireGuestOrder } from "@/lib/orders/steps/guest-order.server";
import { AppError } from "@/lib/platform/http/errors";

/** Returns the order of a page's address; null if there is none. */
export const findOrder = cache(async (id: string): Promise<GuestOrder | null> => {
  if (!orderParams.safeParse({ id }).success) return null;
  try {
    return await requireGuestOrder(id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return null;
    throw error;
  }
});
