import { POST as placeOrder } from "@/app/api/orders/route";
import type { OrderView } from "@/lib/orders/answers";
import { post } from "@/tests/support/api/request";

type Placed = {
  restaurantId?: string;
  name?: string;
  email?: string;
  dishes?: { id: string; quantity: number }[];
  voucher?: string;
};

let count = 0;

/** Places an order as a guest, by default of an espresso or a zobo. */
export async function placedOrder(placed: Placed = {}): Promise<OrderView> {
  const { restaurantId = "order1", name = "Gil Guest", email = "guest@example.com", voucher } = placed;
  const dishes = placed.dishes ?? [{ id: restaurantId === "order1" ? "zobo" : "espresso", quantity: 1 }];
  const { status, body } = await post(placeOrder, {
    body: { restaurantId, name, email, dishes, voucher, idempotencyKey: `placed-order-${++count}` },
  });
  if (status !== 200) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
  return body.order;
}
