import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import type { TableSeat } from "@/lib/tables/answers";

export type Seat = Pick<TableSeat, "tableName" | "hasOrders">;

/** Reads the seat of this phone at a restaurant; null for a phone without one, or whose sitting was closed. */
export async function readSeat(restaurantId: string): Promise<Seat | null> {
  try {
    const { seat } = await call("GET /tables/seat");
    return seat?.restaurantId === restaurantId && seat.state !== "closed" ? seat : null;
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  }
}
