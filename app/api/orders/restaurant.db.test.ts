import { expect, test } from "@jest/globals";
import { orderStatuses } from "@/lib/orders/types";
import { db } from "@/lib/platform/db/client";
import { listenTo } from "@/tests/support/api/events";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as CHANGE } from "./[id]/status/route";
import { GET as EVENTS } from "./events/route";
import { GET as EXPORT } from "./export/route";
import { GET } from "./route";

setUpTestDatabase();

const step = (token: string, id: string, expected: string, status: string) =>
  post(CHANGE, { token, params: { id }, body: { status, expected } });

test("orders are listed newest first, a page at a time, by restaurant, status and payment", async () => {
  const token = await configuredInstance();
  for (let index = 0; index < 7; index++) {
    await placedOrder({ restaurantId: index % 2 ? "order2" : "order1", name: `Guest ${index}` });
  }
  await db.order.update({ where: { number: 7 }, data: { status: "ready", payment: "paid" } });
  const list = async (query: string) => {
    const { status, body } = await get(GET, { token, query });
    expect(status).toBe(200);
    return { numbers: body.orders.map(({ number }: { number: number }) => number), ...body };
  };
  const all = await list("");
  expect(all).toMatchObject({ numbers: [7, 6, 5, 4, 3, 2, 1], next: null, counts: { new: 6, ready: 1 } });
  expect(all.orders[0]).toMatchObject({ name: "Guest 6", email: "guest@example.com", payment: "paid" });
  expect(await list("?limit=3")).toMatchObject({ numbers: [7, 6, 5], next: 5 });
  expect(await list("?limit=3&before=5")).toMatchObject({ numbers: [4, 3, 2], next: 2 });
  expect(await list("?limit=3&before=2")).toMatchObject({ numbers: [1], next: null });
  expect(await list("?restaurantId=order2")).toMatchObject({ numbers: [6, 4, 2], counts: { new: 3 } });
  expect((await list("?status=ready,done")).numbers).toEqual([7]);
  expect((await list("?payment=demo&restaurantId=order1")).numbers).toEqual([5, 3, 1]);
  for (const query of [
    "?restaurantId=order3",
    "?status=",
    "?status=new,x",
    "?limit=0",
    "?limit=201",
    "?before=x",
    "?x=1",
  ]) {
    expect([query, (await get(GET, { token, query })).status]).toEqual([query, 422]);
  }
}, 20_000);

test("orders that are done are listed by the time at which they were, without those brought back", async () => {
  const token = await configuredInstance();
  const orders = [await placedOrder(), await placedOrder(), await placedOrder({ restaurantId: "order2" })];
  const ids = orders.map(({ id }) => id);
  for (const id of [ids[1], ids[2], ids[0]].map(String)) {
    await step(token, id, "new", "preparing");
    await step(token, id, "preparing", "ready");
    await step(token, id, "ready", "done");
  }
  const done = async (query = "") => {
    const { body } = await get(GET, { token, query: `?sort=doneAt${query}` });
    return body.orders.map(({ id }: { id: string }) => ids.indexOf(id));
  };
  expect(await done()).toEqual([0, 2, 1]);
  expect(await done("&limit=1")).toEqual([0]);
  expect(await done("&restaurantId=order1")).toEqual([0, 1]);
  await step(token, String(ids[0]), "done", "ready");
  expect(await done()).toEqual([2, 1]);
});

test("an order advances step by step, and back", async () => {
  const token = await configuredInstance();
  const { id } = await placedOrder();
  const way = ["new", "preparing", "ready", "done", "ready", "preparing", "new", "cancelled", "new"];
  for (const [index, status] of way.entries()) {
    if (index === 0) continue;
    const { body } = await step(token, id, String(way[index - 1]), status);
    expect(body).toMatchObject({ success: true, order: { id, status, name: "Gil Guest" } });
  }
  const steps = "new>preparing new>cancelled preparing>ready preparing>cancelled preparing>new ready>done";
  const allowed = new Set(
    `${steps} ready>cancelled ready>preparing done>ready cancelled>new cancelled>preparing cancelled>ready`.split(
      " ",
    ),
  );
  for (const from of [...orderStatuses, "eaten"]) {
    for (const to of [...orderStatuses, "eaten"]) {
      if (allowed.has(`${from}>${to}`)) continue;
      expect([from, to, (await step(token, id, from, to)).status]).toEqual([from, to, 422]);
    }
  }
  expect((await step(token, "unknown", "new", "preparing")).status).toBe(404);
  expect((await db.order.findUniqueOrThrow({ where: { id } })).status).toBe("new");
}, 20_000);

test("the slower of two screens that advance an order gets the result of the other", async () => {
  const token = await configuredInstance();
  const { id } = await placedOrder();
  const screens = await Promise.all([
    step(token, id, "new", "preparing"),
    step(token, id, "new", "cancelled"),
    step(token, id, "new", "preparing"),
  ]);
  expect(screens.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { status } = await db.order.findUniqueOrThrow({ where: { id } });
  const refused = screens.find((answer) => answer.status === 409);
  expect(refused?.body.error).toBe(`Somebody else has changed order 1: it is ${status} now.`);
});

test("visitors can't see or advance orders, even by a forged cookie request", async () => {
  const token = await configuredInstance();
  const { id } = await placedOrder();
  const body = { status: "preparing", expected: "new" };
  const answers = [
    await get(GET),
    await get(EVENTS),
    await get(EXPORT),
    await post(CHANGE, { params: { id }, body }),
    await post(CHANGE, { params: { id }, body, token: "forged" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  const forged = await post(CHANGE, {
    params: { id },
    body,
    cookie: `auth_token=${token}`,
    headers: { origin: "https://evil.example" },
  });
  expect(forged.status).toBe(403);
  expect((await db.order.findUniqueOrThrow({ where: { id } })).status).toBe("new");
});

test("listeners are notified of new and changed orders", async () => {
  const token = await configuredInstance();
  const { until, stop } = await listenTo(EVENTS, { cookie: `auth_token=${token}` });
  await until("orders-listening");
  const { id } = await placedOrder({ name: "Secret Name" });
  const told = await until("orders-changed");
  expect(told).not.toMatch(/Secret|guest@/);
  await step(token, id, "new", "preparing");
  await until("orders-changed");
  stop();
});

test("exported orders contain no formulas that a spreadsheet would run, and only paid ones have turnover", async () => {
  const token = await configuredInstance();
  await placedOrder({ name: '=HYPERLINK("https://evil.example")' });
  await placedOrder({ name: "Ada;=1+1;" });
  await placedOrder({
    restaurantId: "order2",
    name: '+1 O\'Neil, "Jr"',
    dishes: [{ id: "espresso", quantity: 3 }],
  });
  await db.order.updateMany({ where: { name: { startsWith: "Ada" } }, data: { payment: "paid" } });
  const { status, headers, body } = await get(EXPORT, { token });
  expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/);
  const lines = body.split("\r\n");
  expect(lines).toEqual([
    expect.stringMatching(/^\uFEFF?Number,Placed at \(UTC\),Restaurant,Status,Payment,Guest,Email,Dishes,/),
    expect.stringContaining(
      `new,demo,"'+1 O'Neil, ""Jr""","guest@example.com","3 × Espresso",delivery,"","","","",USD,8.97,0.90,no,5.00,14.87,,0.00`,
    ),
    expect.stringMatching(/"Ada;'=1\+1;".*,9\.39,,9\.39,0\.00,0\.00,0\.00,"",,"",,$/),
    expect.stringContaining(`"'=HYPERLINK(""https://evil.example"")"`),
    "",
  ]);
  const some = await get(EXPORT, { token, query: "?restaurantId=order2&status=new" });
  expect(some.body.split("\r\n")).toHaveLength(3);
  expect((await get(EXPORT, { token, query: "?restaurantId=x" })).status).toBe(422);
});
