import { expect, test } from "@jest/globals";
import type { OrderPage, RestaurantOrder } from "@/lib/orders/answers";
import { lastDone, withRecalled } from "./last-done";
import { pageWithSteps, type QueuedStep, type StepChange } from "./queue";

const order = (id: string, more: Partial<RestaurantOrder>) =>
  ({ id, number: 1, status: "done", createdAt: "2026-01-02T17:00:00.000Z", ...more }) as RestaurantOrder;
const step = (orderId: string, change: StepChange): QueuedStep => ({
  id: `step of ${orderId}`,
  orderId,
  number: 1,
  label: "Step",
  change,
  at: Date.parse("2026-01-02T18:42:00.000Z"),
  hasWaited: true,
});
const finish: StepChange = { kind: "status", expected: "ready", status: "done" };
const recall: StepChange = { kind: "status", expected: "done", status: "ready" };

test("orders that this device has done are the latest ones, and each is listed once", () => {
  const early = order("early", { doneAt: "2026-01-02T18:00:00.000Z" });
  const late = order("late", { doneAt: "2026-01-02T18:30:00.000Z" });
  const finished = order("finished", { status: "ready" });
  const open = order("open", { status: "preparing" });
  const listed = lastDone([finished, open, early, late, early], [step("finished", finish)]);
  expect(listed.map(({ id }) => id)).toEqual(["finished", "late", "early"]);
  expect(listed[0]?.doneAt).toBe("2026-01-02T18:42:00.000Z");
});

test("an order that is brought back is on the board, and not among the done ones", () => {
  const done = order("done", { doneAt: "2026-01-02T18:00:00.000Z" });
  const page: OrderPage = { orders: [], next: null, counts: {} };
  const steps = [step("done", recall)];
  const shown = pageWithSteps(withRecalled(page, [done], steps), steps);
  expect(shown.orders).toMatchObject([{ id: "done", status: "ready" }]);
  expect(shown.orders[0]?.doneAt).toBeUndefined();
  expect(lastDone([done], steps)).toEqual([]);
  expect(withRecalled(page, [done], [])).toBe(page);
  expect(withRecalled(shown, [done], steps)).toBe(shown);
});
