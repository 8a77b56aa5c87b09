import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";

/**
 * Reads whether the sitting of this phone at a restaurant has orders already; null without an answer. False for a phone whose
 * seat has ended.
 */
export async function readHasOrders(restaurantId: string): Promise<boolean | null> {
  try {
    const { seat } = await call("GET /tables/seat");
    return seat.restaurantId === restaurantId && seat.hasOrders;
  } catch (error) {
    return error instanceof RequestError && error.status === 404 ? false : null;
  }
}
