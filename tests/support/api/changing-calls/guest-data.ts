import { db } from "@/lib/platform/db/client";
import { placedOrder } from "@/tests/support/orders/orders";
import type { Recipe } from "./recipe";

const body = { guest: "guest@example.com" };

/** Places an order of the guest that is done. */
async function endedOrder() {
  const { id } = await placedOrder({ email: body.guest });
  await db.order.update({ where: { id }, data: { status: "done", doneAt: new Date() } });
}

export const guestDataCalls: Record<string, Recipe> = {
  "POST /guest-data/export": async ({ token }) => {
    await endedOrder();
    return { sent: { token, body }, actions: ["guest-data:export"] };
  },
  "POST /guest-data/erase": async ({ token }) => {
    await endedOrder();
    return { sent: { token, body }, actions: ["guest-data:erase"] };
  },
  "PUT /guest-data/retention": async ({ token }) => ({
    sent: { token, body: { orderDataDays: 365, reservationDays: 365, mailDays: 90, visitDays: 400 } },
    actions: ["guest-data:retention"],
  }),
};
