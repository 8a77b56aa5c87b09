import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import type { MenuContent } from "@/lib/restaurants/schema";
import { callRoute } from "@/tests/support/api/call";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { bistro, bistroTerms } from "@/tests/support/restaurants/combos";
import { dishesForm } from "@/tests/support/restaurants/menu-drafts";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as openPayment } from "../create-payment-intent/route";
import { GET as exportDishes } from "../menus/[id]/export/route";
import { POST as importDishes } from "../menus/[id]/import/route";
import { GET as shownMenu } from "../ordering/menus/[id]/route";
import { POST as place } from "./route";
import { POST as placeByStaff } from "./staff/route";

setUpTestDatabase();

/** Water is only for orders at the table. */
function menu(): MenuContent {
  const { restaurant, dishes, ...content } = bistro("bistro");
  return {
    ...content,
    restaurant: { ...restaurant, ...bistroTerms, orderKinds: ["pickup", "table"] },
    dishes: dishes.map((dish) => (dish.id === "water" ? { ...dish, kinds: ["table"] } : dish)),
  };
}

let token: string;
let id: string;
beforeEach(async () => {
  token = await configuredInstance();
  id = (await callRoute("POST /menus", { token, body: { name: "Bistro" } })).body.restaurant.id;
  const target = { token, params: { id } };
  expect((await callRoute("PUT /menus/{id}", { ...target, body: menu() })).status).toBe(200);
  expect((await callRoute("POST /menus/{id}/publish", target)).status).toBe(200);
});

const dishes = [
  { id: "cola", quantity: 1 },
  { id: "water", quantity: 1 },
];
const refused = "Only at the table";

test("a dish that is only for the table is shown so, and ordered there alone", async () => {
  const { body: shown } = await get(shownMenu, { params: { id } });
  const kinds = shown.dishes.map((dish: { id: string; kinds?: string[] }) => [dish.id, dish.kinds]);
  expect(Object.fromEntries(kinds)).toMatchObject({ cola: undefined, water: ["table"] });
  const guest = { restaurantId: id, email: "guest@example.com", name: "Ada" };
  const order = (kind: string) =>
    post(place, { body: { ...guest, kind, dishes, pays: "onHandover", idempotencyKey: `by-guest-${kind}` } });
  const { status, body } = await order("pickup");
  expect([status, body.error, body.fields]).toEqual([
    422,
    "Water: Only at the table. Nothing was ordered.",
    { "dishes.1.id": refused },
  ]);
  expect((await order("table")).status).toBe(200);

  const payment = { ...guest, items: dishes, amount: 600, currency: "eur" };
  const paid = await post(openPayment, { body: { ...payment, kind: "pickup" } });
  expect([paid.status, paid.body.fields]).toEqual([422, { "items.1.id": refused }]);
  expect((await post(openPayment, { body: { ...payment, kind: "table" } })).status).toBe(200);

  const byStaff = { restaurantId: id, kind: "pickup", dishes, idempotencyKey: "by-the-staff" };
  const atTill = await post(placeByStaff, { token, body: byStaff });
  expect([atTill.status, atTill.body.fields]).toEqual([422, { "dishes.1.id": refused }]);
  expect(await db.order.count()).toBe(1);
});

test("a menu keeps the kinds of its dishes through export and import", async () => {
  const target = { token, params: { id } };
  const stored = async () =>
    (await callRoute("GET /menus/{id}", target)).body.menu.content.dishes.map((dish) => dish.kinds);
  expect(await stored()).toEqual([[], [], [], [], ["table"]]);
  const { body: file } = await get(exportDishes, target);
  expect(file).toContain("At the table");
  const again = await post(importDishes, { ...target, body: dishesForm(file) });
  const outcomes = again.body.report.rows.map((one: { outcome: string }) => one.outcome);
  expect([again.status, new Set(outcomes)]).toEqual([200, new Set(["same"])]);
  const row = "name,price,kinds\nCola,3.50,Pickup; at the table\nWater,2.50,";
  expect((await post(importDishes, { ...target, body: dishesForm(row) })).status).toBe(200);
  expect(await stored()).toEqual([[], [], [], ["pickup", "table"], []]);
  const wrong = await post(importDishes, {
    ...target,
    body: dishesForm("name,price,kinds\nCola,3.50,drone"),
  });
  expect(wrong.status).toBe(422);
});
