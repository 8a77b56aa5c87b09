import { call } from "@/lib/api/call";
import type { OrderView } from "@/lib/orders/answers";
import type { Attempt } from "@/lib/orders/cart/attempt";

/** Places an order without charging a card. @param keep is called right before the order is sent */
export async function placeOrder({ key, input: body }: Attempt, keep: () => void): Promise<OrderView> {
  keep();
  return (await call("POST /orders", { body, headers: { "Idempotency-Key": key } })).order;
}
