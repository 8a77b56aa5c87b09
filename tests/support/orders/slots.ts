import { beforeEach, expect } from "@jest/globals";
import { PUT as putHours } from "@/app/api/hours/[id]/route";
import { POST as placeOrder } from "@/app/api/orders/route";
import { POST as listTimes } from "@/app/api/orders/times/route";
import type { OrderTimes } from "@/lib/orders/slots/schema";
import { db } from "@/lib/platform/db/client";
import { alwaysOpen, type Hours } from "@/lib/restaurants/hours/hours";
import { noSlots, type SlotRules } from "@/lib/restaurants/hours/slot-rules";
import { post, send } from "@/tests/support/api/request";
import { setUpClock } from "@/tests/support/clock/set-clock";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";

/** A Thursday, in the zone of the tests, UTC. */
export const NOON = "2026-11-26T12:00:00Z";
export const at = (time: string, day = "2026-11-26") => `${day}T${time}:00.000Z`;

/** Open from 11:30 to 14:00 and from 18:00 to 22:00 on each day. */
export const week = Array.from({ length: 7 }, () => [
  { from: 690, to: 840 },
  { from: 1080, to: 1320 },
]);

/** Gives each test an empty instance and a clock, and returns functions that set slots and place orders for them. */
export function setUpSlots() {
  setUpTestDatabase();
  const itIs = setUpClock();
  let token: string;
  beforeEach(async () => {
    token = await configuredInstance();
  });

  async function saveSlots(slots: Partial<SlotRules>, hours: Partial<Hours> = {}) {
    const body = { ...alwaysOpen, week, ...hours, slots: { ...noSlots, ...slots } };
    const { status } = await send(putHours, "PUT", {
      token,
      params: { id: "order1" },
      body,
      headers: { "If-Match": "*" },
    });
    expect(status).toBe(200);
  }

  let count = 0;
  const order = (more: object = {}, quantity = 1) =>
    post(placeOrder, {
      body: {
        restaurantId: "order1",
        name: "Gil",
        email: "gil@example.com",
        dishes: [{ id: "zobo", quantity }],
        idempotencyKey: `slots-${++count}-key`,
        ...more,
      },
    });

  async function times(quantity = 1): Promise<OrderTimes> {
    const { status, body } = await post(listTimes, {
      body: { restaurantId: "order1", dishes: [{ id: "zobo", quantity }] },
    });
    expect(status).toBe(200);
    return body;
  }

  const use = () =>
    db.slotUse.findMany({
      where: { orders: { gt: 0 } },
      orderBy: { slotAt: "asc" },
      select: { slotAt: true, units: true, orders: true },
    });
  const orders = () => db.order.count();

  return { itIs, token: () => token, saveSlots, order, times, use, orders };
}
