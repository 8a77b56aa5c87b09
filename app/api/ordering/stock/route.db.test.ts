import { beforeEach, expect, test } from "@jest/globals";
import { GET as getMenu } from "@/app/api/ordering/menus/[id]/route";
import { GET as listSoldOut } from "@/app/api/ordering/sold-out/route";
import { db } from "@/lib/platform/db/client";
import { invalidate } from "@/lib/platform/tracking/table-versions";
import { readStock } from "@/lib/restaurants/stock/read.server";
import { listenTo } from "@/tests/support/api/events";
import { get, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { anOption, anOptionGroup } from "@/tests/support/restaurants/options";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET as events } from "../events/route";
import { PUT } from "./route";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

const put = (stock: object | null, more: object = {}) =>
  send(PUT, "PUT", { token, body: { restaurantId: "order1", itemId: "zobo", stock, ...more } });
const few = { left: 3, daily: null, isShown: true };

const shown = async () => {
  const { body } = await get(getMenu, { params: { id: "order1" } });
  const { left, soldOut } = body.dishes.find(({ id }: { id: string }) => id === "zobo");
  return { left, soldOut };
};

test("guests see how many are left once they are few, if the owner wants it", async () => {
  await put({ ...few, left: 11 });
  expect(await shown()).toEqual({ left: undefined, soldOut: false });
  await put(few);
  expect(await shown()).toEqual({ left: 3, soldOut: false });
  await put({ ...few, isShown: false });
  expect(await shown()).toEqual({ left: undefined, soldOut: false });
  await put({ ...few, left: 0, isShown: false });
  expect(await shown()).toEqual({ left: undefined, soldOut: true });
  await put(null);
  expect(await shown()).toEqual({ left: undefined, soldOut: false });
});

test("the staff see the stock beside the dish, and each change is in the audit log", async () => {
  const { body } = await put({ left: 3, daily: 20, isShown: false });
  const dishOf = (restaurants: { dishes: { id: string; stock?: object }[] }[]) =>
    restaurants[0]?.dishes.find(({ id }) => id === "zobo");
  const stock = { amount: 20, left: 3, isDaily: true, isShown: false };
  expect(dishOf(body.restaurants)).toMatchObject({ soldOut: false, stock });
  expect(dishOf((await get(listSoldOut, { token })).body.restaurants)?.stock).toEqual(stock);
  await put(null);
  await put(null);
  const entries = await db.auditEntry.findMany({
    where: { action: "orders:stock" },
    orderBy: { id: "asc" },
    select: { label: true, changes: true },
  });
  expect(entries.map(({ label, changes }) => [label, JSON.stringify(changes)])).toMatchObject([
    ["Zobo", expect.stringContaining("20")],
    ["Zobo", expect.stringContaining("20")],
  ]);
});

test("other settings leave the number as orders have changed it", async () => {
  await put({ ...few, left: 5 });
  await placedOrder({ dishes: [{ id: "zobo", quantity: 2 }] });
  const { status } = await put({ daily: null, isShown: true });
  expect([status, await shown()]).toEqual([200, { left: 3, soldOut: false }]);
  await put({ daily: 20, isShown: true });
  expect((await readStock("order1"))[0]).toMatchObject({ amount: 20, left: 20, isDaily: true });
  await placedOrder({ dishes: [{ id: "zobo", quantity: 2 }] });
  await put({ daily: 8, isShown: true });
  expect(await shown()).toEqual({ left: 6, soldOut: false });
});

test("a combo of a dish of which none is left can’t be had", async () => {
  const group = anOptionGroup("drink", [anOption("zobo")], { kind: "dishes" });
  await db.restaurant.update({ where: { id: "order1" }, data: { optionGroups: [group] } });
  const where = { restaurantId_id: { restaurantId: "order1", id: "egusi-fufu" } };
  await db.dish.update({ where, data: { optionGroups: ["drink"] } });
  invalidate(["Restaurant", "Dish"]);
  await put({ ...few, left: 0 });
  const { body } = await get(getMenu, { params: { id: "order1" } });
  const gone = body.dishes.filter(({ soldOut }: { soldOut: boolean }) => soldOut);
  expect(gone.map(({ id }: { id: string }) => id).sort()).toEqual(["egusi-fufu", "zobo"]);
});

test("open pages are notified of the last portions, and of no others", async () => {
  await put({ ...few, left: 12 });
  const { until, stop } = await listenTo(events);
  await until("menus-listening");
  await placedOrder();
  // Reaches 10, which guests see.
  await placedOrder();
  expect(await until("menus-changed")).toContain("data: \n");
  expect(await shown()).toEqual({ left: 10, soldOut: false });
  stop();
});

test.each([
  ["a negative number", { stock: { ...few, left: -1 } }, "stock.left"],
  ["no number at first", { stock: { daily: null, isShown: true } }, "stock.left"],
  ["a fraction", { stock: { ...few, left: 1.5 } }, "stock.left"],
  ["too many", { stock: { ...few, daily: 10_001 } }, "stock.daily"],
  ["a dish of another menu", { stock: few, itemId: "espresso" }, "itemId"],
  ["an unknown option", { stock: few, groupId: "size", itemId: "zobo" }, "itemId"],
  ["an unknown restaurant", { stock: few, restaurantId: "nowhere" }, "restaurantId"],
])("%s is refused, and nothing is counted", async (_, body, field) => {
  const answer = await send(PUT, "PUT", {
    token,
    body: { restaurantId: "order1", itemId: "zobo", ...body },
  });
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
  expect(await db.stock.count()).toBe(0);
});

test("a dish that leaves the menu is no longer counted", async () => {
  await put(few);
  await db.restaurant.delete({ where: { id: "order1" } });
  expect(await db.stock.count()).toBe(0);
});
