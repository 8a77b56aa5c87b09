import { db } from "@/lib/platform/db/client";
import { publishDraft } from "@/lib/restaurants/editor/publish.server";
import { alwaysOpen } from "@/lib/restaurants/hours/hours";
import { pauseOrders } from "@/lib/restaurants/hours/pause.server";
import { administrator } from "@/tests/support/accounts/administrator";
import { placedOrder } from "@/tests/support/orders/orders";
import { orderWithPayment, TOTAL } from "@/tests/support/payments/paid-orders";
import { signedEvent } from "@/tests/support/payments/payment-events";
import { soup } from "@/tests/support/restaurants/dish-table";
import {
  anotherRestaurant,
  changedMenu,
  dishesForm,
  draftWithPrice,
} from "@/tests/support/restaurants/menu-drafts";
import { pizzaOptions } from "@/tests/support/restaurants/options";
import type { Recipe, Stage } from "./recipe";

/** Makes a paid order that was cancelled while the provider could not refund it. */
async function owedOrder({ stripe }: Stage): Promise<string> {
  const id = await orderWithPayment(stripe, "paid");
  const refunds = {
    create: {
      id,
      amountCents: TOTAL,
      reason: "The order was cancelled",
      author: "",
      idempotencyKey: `cancelled:${id}`,
    },
  };
  await db.order.update({ where: { id }, data: { status: "cancelled", refund: "due", refunds } });
  return id;
}

const storedVoucher = () =>
  db.voucher.create({
    data: {
      id: "voucher-1",
      restaurantId: "order1",
      code: "SUMMER",
      currency: "USD",
      kind: "percent",
      value: 1000,
    },
    select: { id: true, updatedAt: true },
  });

export const restaurantCalls: Record<string, Recipe> = {
  "POST /menus": async ({ token }) => ({
    sent: { token, body: { name: "The Corner" } },
    actions: ["menus:create", "menus:save"],
  }),
  "PUT /menus/{id}": async ({ token }) => {
    const body = await changedMenu("order1", (content) => ({ ...content, dishes: [soup] }));
    return { sent: { token, params: { id: "order1" }, body }, actions: ["menus:save"] };
  },
  "DELETE /menus/{id}": async ({ token }) => ({
    sent: { token, params: { id: await anotherRestaurant() } },
    actions: ["menus:delete"],
  }),
  "POST /menus/{id}/discard": async ({ token }) => {
    await draftWithPrice("order1", 1);
    return { sent: { token, params: { id: "order1" }, body: {} }, actions: ["menus:discard"] };
  },
  "POST /menus/{id}/import": async ({ token }) => ({
    sent: { token, params: { id: "order1" }, body: dishesForm("name,price\nSoup,6.50") },
    actions: ["menus:import"],
  }),
  "POST /menus/{id}/publish": async ({ token }) => {
    await draftWithPrice("order1", 1);
    return { sent: { token, params: { id: "order1" }, body: {} }, actions: ["menus:publish"] };
  },
  "POST /menus/{id}/versions/{version}/restore": async ({ token }) => {
    await draftWithPrice("order1", 1);
    await publishDraft("order1", administrator.email, null);
    return { sent: { token, params: { id: "order1", version: "1" }, body: {} }, actions: ["menus:restore"] };
  },
  "PUT /hours/{id}": async ({ token }) => ({
    sent: { token, params: { id: "order1" }, body: { ...alwaysOpen, lastOrderMinutes: 30 } },
    actions: ["hours:save"],
  }),
  "POST /hours/{id}/pause": async ({ token }) => ({
    sent: { token, params: { id: "order1" }, body: { minutes: 20 } },
    actions: ["hours:pause"],
  }),
  "DELETE /hours/{id}/pause": async ({ token }) => {
    await pauseOrders("order1", { until: "resumed", reason: "" });
    return { sent: { token, params: { id: "order1" } }, actions: ["hours:resume"] };
  },
  "POST /vouchers": async ({ token }) => ({
    sent: { token, body: { restaurantId: "order1", code: "summer", kind: "percent", value: 1000 } },
    actions: ["menus:voucher"],
  }),
  "POST /vouchers/{id}": async ({ token }) => ({
    sent: { token, params: { id: (await storedVoucher()).id }, body: { isActive: false } },
    actions: ["menus:voucher"],
  }),
  "PUT /vouchers/{id}": async ({ token }) => {
    const { id, updatedAt } = await storedVoucher();
    const body = { code: "summer", kind: "percent", value: 500, updatedAt: updatedAt.toISOString() };
    return { sent: { token, params: { id }, body }, actions: ["menus:voucher"] };
  },
  "DELETE /vouchers/{id}": async ({ token }) => ({
    sent: { token, params: { id: (await storedVoucher()).id } },
    actions: ["menus:voucher"],
  }),
  "POST /ordering/sold-out": async ({ token }) => ({
    sent: { token, body: { restaurantId: "order1", dishId: "zobo", soldOut: true } },
    actions: ["orders:sold-out"],
  }),
  "PUT /ordering/stock": async ({ token }) => ({
    sent: {
      token,
      body: { restaurantId: "order1", itemId: "zobo", stock: { left: 3, daily: null, isShown: true } },
    },
    actions: ["orders:stock"],
  }),
  "POST /orders/staff": async ({ token }) => {
    const order = { restaurantId: "order1", kind: "delivery", phone: "0171 2345678", street: "Mill Lane 1" };
    const body = { ...order, locality: "Lagos", dishes: [{ id: "zobo", quantity: 1 }] };
    return {
      sent: { token, body: { ...body, idempotencyKey: "order-by-staff" } },
      actions: ["orders:place"],
    };
  },
  "POST /orders/{id}/changes": async ({ token }) => {
    const { id } = await placedOrder();
    await db.order.update({ where: { id }, data: { payment: "onHandover" } });
    const added = [{ id: "zobo", quantity: 1 }];
    const body = { added, shownChanges: 0, idempotencyKey: "one-more-zobo" };
    return { sent: { token, params: { id }, body }, actions: ["orders:change"] };
  },
  "POST /orders/{id}/changes, paid by card": async ({ token, stripe }) => {
    const id = await orderWithPayment(stripe, "paid");
    const removed = [{ position: 0, quantity: 1 }];
    const body = { removed, added: [{ id: "zobo", quantity: 1 }], shownChanges: 0 };
    return {
      sent: { token, params: { id }, body: { ...body, idempotencyKey: "another-zobo" } },
      actions: ["orders:refund", "orders:place", "orders:change", "orders:refund"],
    };
  },
  "POST /ordering/sold-out/options": async ({ token }) => {
    const optionGroups = [{ ...pizzaOptions[0] }];
    await db.restaurant.update({ where: { id: "order1" }, data: { optionGroups } });
    await db.dish.updateMany({ where: { restaurantId: "order1" }, data: { optionGroups: ["size"] } });
    const body = { restaurantId: "order1", groupId: "size", optionId: "Large", soldOut: true };
    return { sent: { token, body }, actions: ["orders:sold-out"] };
  },
  "POST /orders/{id}/refund": async (stage) => ({
    sent: { token: stage.token, params: { id: await owedOrder(stage) } },
    actions: ["orders:refund"],
  }),
  "POST /orders/{id}/refunds": async ({ token, stripe }) => {
    const id = await orderWithPayment(stripe, "paid");
    const body = { amountCents: 100, reason: "It was cold", idempotencyKey: "refund-of-a-dollar" };
    return { sent: { token, params: { id }, body }, actions: ["orders:refund", "orders:refund"] };
  },
  "POST /orders/{id}/status": async ({ token }) => {
    const { id } = await placedOrder();
    return {
      sent: { token, params: { id }, body: { status: "preparing", expected: "new" } },
      actions: ["orders:status"],
    };
  },
  "POST /orders/{id}/promise": async ({ token }) => {
    const { id } = await placedOrder();
    await db.order.update({ where: { id }, data: { status: "preparing" } });
    return { sent: { token, params: { id }, body: { readyInMinutes: 30 } }, actions: ["orders:status"] };
  },
  "POST /orders/{id}/cancel": async ({ stripe }) => {
    const id = await orderWithPayment(stripe, "paid");
    return { sent: { params: { id } }, actions: ["orders:status", "orders:refund"], actor: "visitor" };
  },
  "POST /orders/{id}/status, to cancel": async ({ token, stripe }) => {
    const id = await orderWithPayment(stripe, "paid");
    const body = { status: "cancelled", expected: "new", refundCents: TOTAL };
    return { sent: { token, params: { id }, body }, actions: ["orders:status", "orders:refund"] };
  },
  "POST /webhooks/stripe": async ({ stripe }) => {
    const orderId = await orderWithPayment(stripe);
    const intent = Object.assign(stripe.intentOf(orderId), { status: "succeeded" });
    const { id, amount, currency } = intent;
    const object = { id, amount, amount_received: amount, currency, metadata: { orderId } };
    return {
      sent: signedEvent("payment_intent.succeeded", object),
      actions: ["orders:payment"],
      actor: "provider",
    };
  },
};
