import { expect, test } from "@jest/globals";
import type { OrderPage, RestaurantOrder } from "@/lib/orders/answers";
import { follows, isExpired, pageWithSteps, type QueuedStep, type StepChange, withSteps } from "./queue";

const at = Date.parse("2026-01-02T18:42:00.000Z");
const order = { id: "a", number: 1, status: "new" } as RestaurantOrder;
const accept: StepChange = { kind: "status", expected: "new", status: "preparing", readyInMinutes: 20 };
const ready: StepChange = { kind: "status", expected: "preparing", status: "ready" };

let count = 0;
const step = (change: StepChange, orderId = "a"): QueuedStep => ({
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
  expect([follows(kept, "a", accept), follows(kept, "a", ready), follows(kept, "b", accept)]).toEqual([
    false,
    true,
    true,
  ]);
  const [first] = kept as [QueuedStep];
  const day = 24 * 3_600_000;
  expect([isExpired(first, first.at + day), isExpired(first, first.at + day + 2000)]).toEqual([false, true]);
});
