import { expect, test } from "@jest/globals";
import type { OrderPage, RestaurantOrder } from "@/lib/orders/answers";
import { marksIn, withMarks } from "./marks";
import {
  follows,
  isExpired,
  type Mark,
  type OrderStep,
  pageWithSteps,
  type QueuedStep,
  queuedStep,
  type StepChange,
  withSteps,
} from "./queue";

const at = Date.parse("2026-01-02T18:42:00.000Z");
const order = { id: "a", number: 1, status: "new" } as RestaurantOrder;
const accept: StepChange = { kind: "status", expected: "new", status: "preparing", readyInMinutes: 20 };
const ready: StepChange = { kind: "status", expected: "preparing", status: "ready" };

let count = 0;
const step = (change: StepChange, orderId = "a"): OrderStep => ({
  id: `${++count}`,
  orderId,
  number: 1,
  label: "Step",
  change,
  at: at + count,
  hasWaited: false,
});

test("an order is shown after its unsent steps, in their order", () => {
  const [first, second] = [step(accept), step(ready)];
  expect(withSteps(order, [second, first, step(ready, "b")])).toMatchObject({
    status: "ready",
    acceptedAt: new Date(first.at).toISOString(),
    promisedAt: new Date(first.at + 20 * 60_000).toISOString(),
    readyAt: new Date(second.at).toISOString(),
  });
});

test("a step back removes what the step had set", () => {
  const back: StepChange = { kind: "status", expected: "preparing", status: "new" };
  expect(withSteps(order, [step(accept), step(back)])).toEqual(order);
  const backToWork: StepChange = { kind: "status", expected: "ready", status: "preparing" };
  const undone = withSteps(order, [step(accept), step(ready), step(backToWork)]);
  expect([undone.status, undone.readyAt, undone.promisedAt !== undefined]).toEqual([
    "preparing",
    undefined,
    true,
  ]);
});

test("an answer of the server stays, where a step doesn’t fit it any more", () => {
  const cancelled = { ...order, status: "cancelled", cancelledBy: "guest" } as RestaurantOrder;
  expect(withSteps(cancelled, [step(accept), step(ready)])).toBe(cancelled);
  const accepted = { ...order, status: "preparing" } as RestaurantOrder;
  expect(withSteps(accepted, [step(accept), step(ready)]).status).toBe("ready");
});

test("ten more minutes and a rejection with its reason are shown", () => {
  const more = step({ kind: "promise", readyInMinutes: 30 });
  const promised = withSteps({ ...order, status: "preparing" } as RestaurantOrder, [more]);
  expect(promised.promisedAt).toBe(new Date(more.at + 30 * 60_000).toISOString());
  const reject: StepChange = { kind: "status", expected: "new", status: "cancelled", reason: "Closing" };
  expect(withSteps(order, [step(reject)])).toMatchObject({
    status: "cancelled",
    cancelledBy: "restaurant",
    cancelReason: "Closing",
  });
});

test("counts follow the shown orders", () => {
  const page: OrderPage = { orders: [order], next: null, counts: { new: 1 } };
  const shown = pageWithSteps(page, [step(accept)]);
  expect([shown.orders[0]?.status, shown.counts]).toEqual(["preparing", { new: 0, preparing: 1 }]);
  expect(pageWithSteps(page, [])).toBe(page);
});

test("a second press on a button adds no step, and an old step is not sent", () => {
  const kept = [step(accept)];
  const made = (change: StepChange, orderId = "a") =>
    follows(kept, { orderId, number: 1, label: "", change });
  expect([made(accept), made(ready), made(accept, "b")]).toEqual([false, true, true]);
  const [first] = kept as [QueuedStep];
  const day = 24 * 3_600_000;
  expect([isExpired(first, first.at + day), isExpired(first, first.at + day + 2000)]).toEqual([false, true]);
});

const mark = (itemId: string, soldOut: boolean, groupId = ""): Mark => ({
  restaurantId: "order1",
  groupId,
  itemId,
  name: itemId,
  soldOut,
});

test("unsent marks of a dish follow each other, and a second press adds none", () => {
  const made = (one: Mark) => ({ label: "Mark", mark: one });
  const kept: QueuedStep[] = [];
  const add = (one: Mark) => {
    if (!follows(kept, made(one))) return false;
    kept.push(queuedStep(kept, made(one), { id: `m${kept.length}`, at: at + kept.length, hasWaited: true }));
    return true;
  };
  expect(
    [mark("soup", true), mark("soup", true), mark("ham", true), mark("soup", false), mark("soup", true)].map(
      add,
    ),
  ).toEqual([true, false, true, true, true]);
  expect(kept.map((one) => "follows" in one && one.follows)).toEqual([false, false, "m0", "m2"]);
  expect(withSteps(order, kept)).toEqual(order);
});

test("dishes and options are shown after their unsent marks, in their order", () => {
  const dish = { id: "soup", name: "Soup", emoji: "", category: "Soups", soldOut: false };
  const option = { groupId: "toppings", group: "Toppings", id: "soup", name: "Soup", soldOut: true };
  const menus = ["order1", "order2"].map((restaurantId) => ({
    restaurantId,
    restaurantName: restaurantId,
    dishes: [dish],
    options: [option],
  }));
  const given = { id: "", hasWaited: true };
  const steps = [mark("soup", false, "toppings"), mark("soup", false), mark("soup", true)].map((one, index) =>
    queuedStep([], { label: "", mark: one }, { ...given, at: at - index }),
  );
  expect(withMarks(menus, marksIn(steps))).toEqual([
    { ...menus[0], dishes: [dish], options: [{ ...option, soldOut: false }] },
    menus[1],
  ]);
  expect(withMarks(menus, marksIn(steps.slice(2)))[0]?.dishes[0]?.soldOut).toBe(true);
});
