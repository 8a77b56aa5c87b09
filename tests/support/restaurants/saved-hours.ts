import { beforeEach } from "@jest/globals";
import { PUT } from "@/app/api/hours/[id]/route";
import { POST as placeOrder } from "@/app/api/orders/route";
import { alwaysOpen, type Hours } from "@/lib/restaurants/hours/hours";
import { post, send } from "@/tests/support/api/request";
import { setUpClock } from "@/tests/support/clock/set-clock";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";

/** Thursday, in a week without a change of the clock. */
export const NOON = "2026-11-26T12:00:00Z";
export const MINUTE = 60_000;

/** Open from 11:30 to 14:00 and from 18:00 to 03:00 on each day. */
export const hours: Hours = {
  ...alwaysOpen,
  week: Array.from({ length: 7 }, () => [
    { from: 690, to: 840 },
    { from: 1080, to: 1620 },
  ]),
};

export const params = { id: "order1" };

/** Gives each test an empty instance and a clock, and returns functions that save hours of order1 and place orders. */
export function setUpHours() {
  setUpTestDatabase();
  const itIs = setUpClock();
  let token: string;
  beforeEach(async () => {
    token = await configuredInstance();
  });

  const save = (body: unknown, headers: Record<string, string> = {}) =>
    send(PUT, "PUT", { token, params, body, headers });
  let count = 0;
  const order = (restaurantId = "order1") =>
    post(placeOrder, {
      body: {
        restaurantId,
        name: "Gil Guest",
        email: "guest@example.com",
        dishes: [{ id: restaurantId === "order1" ? "zobo" : "espresso", quantity: 1 }],
        idempotencyKey: `order-within-hours-${++count}`,
      },
    });

  return { itIs, token: () => token, save, order };
}
