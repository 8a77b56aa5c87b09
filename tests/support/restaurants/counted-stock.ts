import { beforeEach, expect } from "@jest/globals";
import { PUT as setStock } from "@/app/api/ordering/stock/route";
import { POST as placeOrder } from "@/app/api/orders/route";
import { db } from "@/lib/platform/db/client";
import { readStock } from "@/lib/restaurants/stock/read.server";
import { post, send } from "@/tests/support/api/request";
import { setUpClock } from "@/tests/support/clock/set-clock";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";

export const NOON = "2026-11-26T12:00:00Z";
export const DAY_MS = 86_400_000;

type Counted = { left: number; daily?: number | null; groupId?: string; itemId?: string };

export const dishes = (quantity: number, more: object = {}) => [{ id: "zobo", quantity, ...more }];

/** Gives each test an empty instance and a clock, and returns functions that count dishes of order1 and order them. */
export function setUpCountedStock() {
  setUpTestDatabase();
  const itIs = setUpClock();
  let token: string;
  beforeEach(async () => {
    token = await configuredInstance();
  });

  async function count({ left, daily = null, groupId = "", itemId = "zobo" }: Counted) {
    const { status } = await send(setStock, "PUT", {
      token,
      body: { restaurantId: "order1", groupId, itemId, stock: { left, daily, isShown: true } },
    });
    expect(status).toBe(200);
  }

  let number = 0;
  const order = (ordered = dishes(1), more: object = {}) =>
    post(placeOrder, {
      body: {
        restaurantId: "order1",
        name: "Gil",
        email: "gil@example.com",
        dishes: ordered,
        idempotencyKey: `stock-${++number}-key`,
        ...more,
      },
    });

  const left = async (itemId = "zobo") =>
    (await readStock("order1")).find((one) => one.itemId === itemId)?.left ?? null;

  /** Returns the portions of living orders, and those that are counted as taken. */
  async function taken() {
    const holds = await db.hold.findMany({ where: { freedAt: null }, select: { stock: true } });
    const shares = holds.flatMap(({ stock }) => stock as { quantity: number }[]);
    const { _sum } = await db.stockUse.aggregate({ _sum: { quantity: true } });
    return [shares.reduce((sum, { quantity }) => sum + quantity, 0), _sum.quantity ?? 0];
  }
  return { itIs, token: () => token, count, order, left, taken };
}
