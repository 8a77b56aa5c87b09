import { POST as placeOrder } from "@/app/api/orders/route";
import type { OrderView } from "@/lib/orders/answers";
import { post } from "@/tests/support/api/request";

type Placed = { menu?: string; name?: string; email?: string; items?: { id: string; quantity: number }[] };

let count = 0;

/** Orders as a guest does; an espresso or a zobo where nothing else is said. */
export async function placedOrder(placed: Placed = {}): Promise<OrderView> {
  const { menu: restaurantId = "order1", name = "Gil Guest", email = "guest@example.com" } = placed;
  const items = placed.items ?? [{ id: restaurantId === "order1" ? "zobo" : "espresso", quantity: 1 }];
  const { status, body } = await post(placeOrder, {
    body: { menu: restaurantId, name, email, items, idempotencyKey: `placed-order-${++count}` },
  });
  if (status !== 200) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
  return body.order;
}
