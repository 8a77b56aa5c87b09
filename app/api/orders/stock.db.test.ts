import { describe, expect, test } from "@jest/globals";
import { GET as getMenu } from "@/app/api/ordering/menus/[id]/route";
import { db } from "@/lib/platform/db/client";
import { invalidate } from "@/lib/platform/tracking/table-versions";
import { alwaysOpen } from "@/lib/restaurants/hours/hours";
import { noSlots } from "@/lib/restaurants/hours/slot-rules";
import { send } from "@/tests/support/api/request";
import { dishes, NOON, setUpCountedStock } from "@/tests/support/restaurants/counted-stock";
import { pizzaOptions } from "@/tests/support/restaurants/options";

const { itIs, count, order, left, taken } = setUpCountedStock();

describe("an order", () => {
  test("takes its portions over all its lines, and is refused with the number that is left", async () => {
    await count({ left: 4 });
    expect((await order([...dishes(1), ...dishes(2, { note: "Cold" })])).status).toBe(200);
    expect(await left()).toBe(1);
    const refused = await order([...dishes(1), ...dishes(1, { note: "Cold" })]);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      "Only one Zobo is left. Nothing was charged.",
    ]);
    expect((await order()).status).toBe(200);
    expect((await order()).body.error).toBe("Zobo is sold out. Nothing was charged.");
    expect(await db.order.count()).toBe(2);
    expect(await taken()).toEqual([4, 4]);
  });

  test("of 40 guests at once, as many get one as are left", async () => {
    await count({ left: 4 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => order()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect([await db.order.count(), await left(), await taken()]).toEqual([4, 0, [4, 4]]);
  });

  test("takes nothing of other stock or of its time if one of its dishes is sold out", async () => {
    const slots = { ...noSlots, maxOrders: 9 };
    await db.hours.create({
      data: { restaurantId: "order1", content: { ...alwaysOpen, slots } as object },
    });
    invalidate(["Hours"]);
    await count({ left: 9 });
    await count({ left: 1, itemId: "egusi-fufu" });
    const both = [...dishes(1), { id: "egusi-fufu", quantity: 1 }];
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(both)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await left(), await left("egusi-fufu")]).toEqual([8, 0]);
    const { _sum } = await db.slotUse.aggregate({ _sum: { orders: true } });
    expect(_sum.orders).toBe(1);
  });

  test("that is sent again gets the stored one, also of the last portion", async () => {
    await count({ left: 1 });
    const key = { idempotencyKey: "the-last-zobo" };
    const answers = await Promise.all([order(dishes(1), key), order(dishes(1), key), order(dishes(1), key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await order(dishes(1), key)).body.order.id).toBe(answers[0]?.body.order.id);
    expect(await taken()).toEqual([1, 1]);
  });

  test("takes options and the dishes of combos, with the quantities of the line", async () => {
    await db.restaurant.update({ where: { id: "order1" }, data: { optionGroups: pizzaOptions } });
    const where = { restaurantId_id: { restaurantId: "order1", id: "zobo" } };
    await db.dish.update({ where, data: { optionGroups: ["toppings"] } });
    invalidate(["Restaurant", "Dish"]);
    await count({ left: 5, groupId: "toppings", itemId: "Ham" });
    const ham = (quantity: number) => ({ chosen: [{ group: "toppings", option: "Ham", quantity }] });
    expect((await order(dishes(2, ham(2)))).status).toBe(200);
    expect(await left("Ham")).toBe(1);
    expect((await order(dishes(1, ham(2)))).body.error).toBe("Only one Ham is left. Nothing was charged.");
    expect((await order(dishes(1))).status).toBe(200);
  });

  test("of another day takes of that day, and each day begins with the whole amount", async () => {
    itIs(NOON);
    const slots = { ...noSlots, takesLater: true, horizonDays: 2 };
    await db.hours.create({
      data: { restaurantId: "order1", content: { ...alwaysOpen, slots } as object },
    });
    invalidate(["Hours"]);
    const onMenu = async () => {
      const { body } = await send(getMenu, "GET", { params: { id: "order1" } });
      return body.dishes.find(({ id }: { id: string }) => id === "zobo");
    };
    await count({ left: 1, daily: 2 });
    expect(await onMenu()).toMatchObject({ soldOut: false, leftToday: 1 });
    expect((await order()).status).toBe(200);
    const advice = "Zobo is sold out on that day. Please choose another day. Nothing was charged.";
    expect((await order()).body.error).toBe(advice);
    expect(await onMenu()).toMatchObject({ soldOut: false, leftToday: 0 });
    expect(await onMenu()).not.toHaveProperty("left");
    const tomorrow = { dueAt: "2026-11-27T12:00:00.000Z" };
    expect((await order(dishes(2), tomorrow)).status).toBe(200);
    expect((await order(dishes(1), tomorrow)).status).toBe(409);
    itIs("2026-11-28T03:59:00Z");
    expect(await left()).toBe(0);
    itIs("2026-11-28T04:00:00Z");
    expect(await left()).toBe(2);
  });

  test("without other days finds a dish sold out once none is left today", async () => {
    const slots = { ...noSlots, takesLater: true, horizonDays: 0 };
    await db.hours.create({
      data: { restaurantId: "order1", content: { ...alwaysOpen, slots } as object },
    });
    invalidate(["Hours"]);
    await count({ left: 0, daily: 2 });
    const { body } = await send(getMenu, "GET", { params: { id: "order1" } });
    const zobo = body.dishes.find(({ id }: { id: string }) => id === "zobo");
    expect(zobo).toMatchObject({ soldOut: true });
    expect(zobo).not.toHaveProperty("leftToday");
    expect((await order()).body.error).toBe("Zobo is sold out. Nothing was charged.");
  });
});
