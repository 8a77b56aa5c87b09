import { beforeEach, describe, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { areUnchanged, latestVersion } from "@/lib/platform/tracking/table-versions";
import { followHours } from "@/lib/restaurants/hours/clock.server";
import { alwaysOpen } from "@/lib/restaurants/hours/hours";
import { nextChangeOfHours } from "@/lib/restaurants/hours/known.server";
import { noSlots } from "@/lib/restaurants/hours/slot-rules";
import type { MenuContent } from "@/lib/restaurants/schema";
import { callRoute } from "@/tests/support/api/call";
import { get, post } from "@/tests/support/api/request";
import { setUpClock } from "@/tests/support/clock/set-clock";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { bistro, bistroTerms } from "@/tests/support/restaurants/combos";
import { dishesForm } from "@/tests/support/restaurants/menu-drafts";
import { publishMenu } from "@/tests/support/restaurants/publish-menu";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as importDishes } from "../menus/[id]/import/route";
import { GET as shownMenu } from "../ordering/menus/[id]/route";
import { POST as place } from "./route";
import { POST as placeByStaff } from "./staff/route";
import { GET as tillMenu } from "./till/[id]/route";

setUpTestDatabase();
const itIs = setUpClock();

/** Monday to Friday from 11:30 to 14:30. */
const lunchTimes = Array.from({ length: 7 }, (_, day) => (day < 5 ? [{ from: 690, to: 870 }] : []));
/** A Thursday, in the zone of the tests, UTC. */
const NOON = "2026-11-26T12:00:00Z";
const AFTERNOON = "2026-11-26T15:00:00Z";

/** Water is a dish of the lunch. */
function menu(times?: MenuContent["categories"][number]["times"]): MenuContent {
  const { restaurant, categories, dishes, ...content } = bistro("bistro");
  return {
    ...content,
    restaurant: { ...restaurant, ...bistroTerms },
    categories: [...categories, { id: "lunch", label: "Lunch", ...(times && { times }) }],
    dishes: dishes.map((dish) => (dish.id === "water" ? { ...dish, category: "lunch" } : dish)),
  };
}

let token: string;
let id: string;
beforeEach(async () => {
  itIs(NOON);
  token = await configuredInstance();
  id = (await callRoute("POST /menus", { token, body: { name: "Bistro" } })).body.restaurant.id;
  await publishMenu(token, id, menu(lunchTimes));
});

const target = () => ({ token, params: { id } });
let count = 0;
const key = () => `category-times-${++count}`;
const dishes = [
  { id: "cola", quantity: 1 },
  { id: "water", quantity: 1 },
];
const guest = { email: "guest@example.com", name: "Ada", dishes, pays: "onHandover" };
const order = (more: object = {}) =>
  post(place, { body: { ...guest, restaurantId: id, kind: "pickup", ...more, idempotencyKey: key() } });
const only = "Lunch is offered Monday to Friday 11:30–14:30";
const sentence = `Water: ${only}. Nothing was ordered.`;

describe("an order", () => {
  test("of a dish outside the times of its category is refused by name, and nothing is stored", async () => {
    itIs(AFTERNOON);
    const { status, body } = await order();
    expect([status, body.error, body.fields]).toEqual([409, sentence, { "dishes.1.id": only }]);
    expect(await db.order.count()).toBe(0);
    expect((await order({ dishes: [{ id: "cola", quantity: 1 }] })).status).toBe(200);
  });

  test("within them is taken, until their end", async () => {
    itIs("2026-11-26T14:29:59Z");
    expect((await order()).status).toBe(200);
    itIs("2026-11-26T14:30:00Z");
    expect((await order()).status).toBe(409);
    expect(await db.order.count()).toBe(1);
  });

  test("that was taken before their end is the same order when its answer was lost", async () => {
    itIs("2026-11-26T14:29:59Z");
    const body = { ...guest, restaurantId: id, kind: "pickup", idempotencyKey: "lost-answer-of-lunch" };
    const { body: first } = await post(place, { body });
    itIs(AFTERNOON);
    const again = await post(place, { body });
    expect([again.status, again.body.order.id]).toEqual([200, first.order.id]);
  });

  test("for a later time counts by that time, not by now", async () => {
    const body = { ...alwaysOpen, slots: { ...noSlots, takesLater: true, horizonDays: 2 } };
    await callRoute("PUT /hours/{id}", { ...target(), body, headers: { "If-Match": "*" } });
    const evening = await order({ dueAt: "2026-11-26T19:00:00.000Z" });
    expect([evening.status, evening.body.error]).toEqual([409, sentence]);
    itIs(AFTERNOON);
    expect((await order({ dueAt: "2026-11-27T12:00:00.000Z" })).status).toBe(200);
    const { body: shown } = await get(shownMenu, { params: { id } });
    expect(shown.hours).toMatchObject({ choosesTime: true });
  });

  test("on a day whose other hours close such categories is refused, and guests read the next day", async () => {
    const holiday = { id: "holiday", from: "2026-11-26", to: "2026-11-26", yearly: false, message: "" };
    const save = async (closesCategories: boolean) => {
      const exceptions = [{ ...holiday, spans: [{ from: 0, to: 1440 }], closesCategories }];
      const body = { ...alwaysOpen, exceptions };
      await callRoute("PUT /hours/{id}", { ...target(), body, headers: { "If-Match": "*" } });
    };
    await save(true);
    const { status, body } = await order();
    expect([status, body.error]).toEqual([
      409,
      "Water: Lunch is not offered on this day. Nothing was ordered.",
    ]);
    expect((await order({ dishes: [{ id: "cola", quantity: 1 }] })).status).toBe(200);
    const { hours } = (await get(shownMenu, { params: { id } })).body;
    expect(hours.categories.lunch.openings[0].opens).toBe("Friday at 11:30");
    expect((await get(tillMenu, target())).body.unoffered).toHaveProperty("lunch");
    await save(false);
    expect((await order()).status).toBe(200);
  });

  test("by the staff is taken at all times; the till names the times", async () => {
    itIs(AFTERNOON);
    expect((await get(tillMenu, target())).body.unoffered).toEqual({
      lunch: "Monday to Friday 11:30–14:30",
    });
    const body = { restaurantId: id, kind: "pickup", dishes, idempotencyKey: key() };
    expect((await post(placeByStaff, { token, body })).status).toBe(200);
    itIs(NOON);
    expect((await get(tillMenu, target())).body.unoffered).toBeUndefined();
  });
});

describe("guests", () => {
  test("get the times with the next openings, and pages change at each of them", async () => {
    itIs(AFTERNOON);
    const { body } = await get(shownMenu, { params: { id } });
    expect(body.categories.at(-1)).toEqual({ id: "lunch", label: "Lunch" });
    expect(body.hours.categories.lunch).toMatchObject({ text: "Monday to Friday 11:30–14:30" });
    expect(body.hours.categories.lunch.openings[0]).toEqual({
      start: Date.parse("2026-11-27T11:30:00Z"),
      end: Date.parse("2026-11-27T14:30:00Z"),
      opens: "Friday at 11:30",
      opensTime: "11:30",
    });
    const before = Date.parse("2026-11-27T11:29:30Z");
    expect(await nextChangeOfHours(before)).toBe(before + 30_000);
    const known = latestVersion();
    await followHours(before, before + 30_000);
    expect(areUnchanged(["Hours"], known)).toBe(false);
  });
});

describe("a menu", () => {
  test("has the times in its draft and versions, and publishes their removal", async () => {
    expect((await callRoute("GET /menus/{id}", target())).body.menu.content.categories.at(-1)).toEqual({
      id: "lunch",
      label: "Lunch",
      times: lunchTimes,
    });
    await publishMenu(token, id, menu());
    itIs(AFTERNOON);
    expect((await order()).status).toBe(200);
    expect((await get(shownMenu, { params: { id } })).body.hours).toBeUndefined();
    const versions = { token, params: { id, version: 2 } };
    const { body } = await callRoute("GET /menus/{id}/versions/{version}", versions);
    expect(body.content.categories.at(-1)?.times).toEqual(lunchTimes);
  });

  test("keeps the times of its categories when dishes are imported", async () => {
    const csv = "Name,Category,Price\nSalad,Lunch,7.00\n";
    const { status } = await post(importDishes, { ...target(), body: dishesForm(csv) });
    expect(status).toBe(200);
    const { content } = (await callRoute("GET /menus/{id}", target())).body.menu;
    expect(content.categories.at(-1)).toEqual({ id: "lunch", label: "Lunch", times: lunchTimes });
    expect(content.dishes.at(-1)).toMatchObject({ name: "Salad", category: "lunch" });
  });

  test.each([
    [Array.from({ length: 7 }, () => []), "Choose a time on some day"],
    [[[{ from: 690, to: 870 }]], "A week has seven days"],
    [
      Array.from({ length: 7 }, () => [
        { from: 690, to: 870 },
        { from: 800, to: 900 },
      ]),
      "These times overlap",
    ],
  ])("with wrong times is refused", async (times, message) => {
    const { status, body } = await callRoute("PUT /menus/{id}", { ...target(), body: menu(times) });
    expect(status).toBe(422);
    expect(Object.entries(body.fields ?? {})[0]).toEqual([
      expect.stringMatching(/^categories\.\d+\.times/),
      message,
    ]);
    const kept = (await callRoute("GET /menus/{id}", target())).body.menu.content;
    expect(kept.categories.at(-1)?.times).toEqual(lunchTimes);
  });
});
