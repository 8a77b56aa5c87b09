import { cache } from "react";
import type { OrderView } from "@/lib/orders/answers";
import { orderParams } from "@/lib/orders/schema";
import { requireOrder } from "@/lib/orders/server";
import { AppError } from "@/lib/platform/http/errors";

/** Returns the order of a page's address; null if there is none. */
export const findOrder = cache(async (id: string): Promise<OrderView | null> => {
  if (!orderParams.safeParse({ id }).success) return null;
  try {
    return await requireOrder(id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return null;
    throw error;
  }
});
