import { db } from "@/lib/platform/db/client";
import { placedOrder } from "@/tests/support/orders/orders";
import type { Recipe } from "./recipe";

const body = { guest: "guest@example.com" };

export const guestDataCalls: Record<string, Recipe> = {
  "POST /guest-data/erase": async ({ token }) => {
    const { id } = await placedOrder({ email: body.guest });
    await db.order.update({ where: { id }, data: { status: "done", doneAt: new Date() } });
    return { sent: { token, body }, actions: ["guest-data:erase"] };
  },
  "PUT /guest-data/retention": async ({ token }) => ({
    sent: { token, body: { orderDataDays: 365, reservationDays: 365, mailDays: 90, visitDays: 400 } },
    actions: ["guest-data:retention"],
  }),
};
