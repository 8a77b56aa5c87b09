import { describe, expect, test } from "@jest/globals";
import { POST as placeOrder } from "@/app/api/orders/route";
import { POST as placeAtTill } from "@/app/api/orders/staff/route";
import { db } from "@/lib/platform/db/client";
import { get, post, send } from "@/tests/support/api/request";
import { hours, NOON, params, setUpHours } from "@/tests/support/restaurants/saved-hours";
import { signedInAs } from "@/tests/support/setup/instance";
import { POST as pause, DELETE as resume } from "./[id]/pause/route";
import { PUT } from "./[id]/route";
import { GET as states } from "./route";

const { itIs, token, save, order } = setUpHours();

describe("orders", () => {
  test("are refused outside the hours, with the next opening, and nothing is stored", async () => {
    await save(hours);
    itIs(NOON);
    expect((await order()).status).toBe(200);
    itIs("2026-11-26T14:00:00Z");
    const late = await order();
    expect([late.status, late.body.error]).toEqual([409, "Closed now. Opens at 18:00. Nothing was ordered."]);
    itIs("2026-11-27T02:59:00Z");
    expect((await order()).status).toBe(200);
    itIs("2026-11-27T03:00:00Z");
    expect((await order()).status).toBe(409);
    expect((await order("order2")).status).toBe(200);
    expect(await db.order.count()).toBe(3);
  });

  test("are placed by the staff at all hours", async () => {
    await save({ ...hours, week: Array(7).fill([]) });
    const { status } = await post(placeAtTill, {
      token: token(),
      body: {
        restaurantId: "order1",
        kind: "delivery",
        phone: "0123 4567",
        street: "1 Mill Lane",
        locality: "Cambridge",
        dishes: [{ id: "zobo", quantity: 1 }],
        idempotencyKey: "order-by-staff-1",
      },
    });
    expect(status).toBe(200);
  });

  test("are paused for some minutes, and taken again after them or at once", async () => {
    itIs(NOON);
    const { status, body } = await post(pause, {
      token: token(),
      params,
      body: { minutes: 20, reason: "The oven is cold" },
    });
    expect(status).toBe(200);
    expect(body.restaurants[0]).toMatchObject({
      restaurantId: "order1",
      takesOrders: false,
      text: "No orders until 12:20: The oven is cold.",
      pause: { until: "2026-11-26T12:20:00.000Z", by: "owner@example.com" },
    });
    expect((await order()).body.error).toBe("No orders until 12:20: The oven is cold. Nothing was ordered.");
    itIs("2026-11-26T12:20:00Z");
    expect((await order()).status).toBe(200);
    expect((await get(states, { token: token() })).body.restaurants[0]).toMatchObject({
      takesOrders: true,
      pause: null,
    });
    await post(pause, { token: token(), params, body: {} });
    expect((await order()).body.error).toBe("No orders for the moment. Nothing was ordered.");
    const after = await send(resume, "DELETE", { token: token(), params });
    expect(after.body.restaurants[0]).toMatchObject({ takesOrders: true, pause: null });
    expect((await order()).status).toBe(200);
  });

  test("are paused until the next opening, which there must be", async () => {
    itIs(NOON);
    const none = await post(pause, { token: token(), params, body: { until: "opening" } });
    expect([none.status, none.body.error]).toEqual([409, expect.stringContaining("no next opening")]);
    await save(hours);
    const { body } = await post(pause, { token: token(), params, body: { until: "opening" } });
    expect(body.restaurants[0].pause.until).toBe("2026-11-26T18:00:00.000Z");
  });

  test("are paused by the kitchen, which can’t change the hours", async () => {
    const kitchen = (await signedInAs("kitchen")).token;
    expect((await post(pause, { token: kitchen, params, body: { minutes: 5 } })).status).toBe(200);
    expect((await send(PUT, "PUT", { token: kitchen, params, body: hours })).status).toBe(403);
  });
});

test("an order that was stored before closing is returned again for its key after it", async () => {
  await save(hours);
  itIs("2026-11-26T13:59:00Z");
  const body = {
    restaurantId: "order1",
    name: "Gil Guest",
    email: "guest@example.com",
    dishes: [{ id: "zobo", quantity: 1 }],
    idempotencyKey: "order-around-closing",
  };
  const placed = await post(placeOrder, { body });
  itIs("2026-11-26T14:30:00Z");
  const again = await post(placeOrder, { body });
  expect([again.status, again.body.order.id]).toEqual([200, placed.body.order.id]);
  expect((await post(placeOrder, { body: { ...body, idempotencyKey: "another-order" } })).status).toBe(409);
});
