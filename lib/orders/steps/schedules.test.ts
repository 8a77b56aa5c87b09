import { expect, test } from "@jest/globals";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { isStep } from "@/lib/orders/order-status";
import {
  markedDishes,
  playSchedule,
  type StepServer,
  schedules,
  toldOf,
} from "@/tests/support/orders/step-schedules";
import fc from "@/tests/support/properties";
import { endOf, isMark, type MarkStep, type OrderStep, type QueuedStep, startOf } from "./queue";
import type { Outcome } from "./send-steps";

const orderIds = ["order-a", "order-b"];

/** Marks and counts of dishes, stored as `claimMark` does in the database. */
function makeMarks() {
  const said: { id: string; dish: string; soldOut: boolean | null; madeAt: number; isApplied: boolean }[] =
    [];
  const marked = new Set<string>();
  let now = 0;
  const set = (dish: string, soldOut: boolean) => (soldOut ? marked.add(dish) : marked.delete(dish));
  return {
    said,
    isSoldOut: (dish: string) => marked.has(dish),
    wait(seconds: number) {
      now += seconds * 1000;
    },
    say(dish: string, soldOut: boolean | null) {
      said.push({ id: "", dish, soldOut, madeAt: ++now, isApplied: true });
      if (soldOut !== null) set(dish, soldOut);
    },
    take({ id, follows, mark: { itemId: dish, soldOut } }: MarkStep, secondsAgo: number): boolean {
      now++;
      const earlier = said.find((one) => one.id === id);
      if (earlier) return earlier.isApplied;
      const before = said.find((one) => one.id === follows && one.isApplied);
      const madeAt = Math.max(now - secondsAgo * 1000, before ? before.madeAt + 1 : 0);
      const isOld = said.some((one) => one.dish === dish && one.isApplied && one.madeAt > madeAt);
      const isApplied = !isOld || marked.has(dish) === soldOut;
      said.push({ id, dish, soldOut, madeAt, isApplied });
      if (isApplied) set(dish, soldOut);
      return isApplied;
    },
  };
}

/** A server that stores the outcome of each step with its change, as `takeStep` does in the database. */
function makeServer() {
  const marks = makeMarks();
  const orders = new Map(orderIds.map((id) => [id, { id, number: 1, status: "new" } as RestaurantOrder]));
  const outcomes = new Map<string, boolean>();
  const applied: string[] = [];
  const orderOf = (id: string) => orders.get(id) as RestaurantOrder;
  const takeMark = (step: MarkStep, secondsAgo: number): Outcome => {
    const isApplied = marks.take(step, secondsAgo);
    if (isApplied && !applied.includes(step.id)) applied.push(step.id);
    return isApplied ? { kind: "applied" } : { kind: "refused", message: "It changed." };
  };
  const server: StepServer = {
    async take(step: QueuedStep, secondsAgo): Promise<Outcome> {
      return isMark(step) ? takeMark(step, secondsAgo) : takeOrder(step);
    },
    isSoldOut: async (dish) => marks.isSoldOut(dish),
    say: async (dish, soldOut) => marks.say(dish, soldOut),
    wait: async (seconds) => marks.wait(seconds),
    async cancelAsGuest(id) {
      const order = orderOf(id);
      if (order.status === "new") orders.set(id, { ...order, status: "cancelled", cancelledBy: "guest" });
    },
    read: async (id) => orderOf(id),
  };
  function takeOrder({ id, orderId, change }: OrderStep): Outcome {
    const fits = orderOf(orderId).status === startOf(change) && isStep(startOf(change), endOf(change));
    if (!outcomes.has(id) && fits) {
      orders.set(orderId, { ...orderOf(orderId), status: endOf(change) });
      applied.push(id);
    }
    if (!outcomes.has(id)) outcomes.set(id, fits);
    const order = orderOf(orderId);
    return outcomes.get(id) ? { kind: "applied", order } : { kind: "refused", message: "It changed.", order };
  }
  return { server, applied, marks };
}

test("however two tablets lose their connection, each step is applied once or reported as refused", async () => {
  let [made, refused] = [0, 0];
  await fc.assert(
    fc.asyncProperty(schedules, async (events) => {
      const { server, applied, marks } = makeServer();
      const played = await playSchedule(events, orderIds, server);
      const told = toldOf(played.reports);
      expect(played.kept).toEqual([]);
      for (const { id } of played.made) {
        const times = applied.filter((one) => one === id).length;
        expect([times, told.get(id)]).toEqual(times === 1 ? [1, ["applied"]] : [0, ["refused"]]);
        refused += times === 0 ? 1 : 0;
      }
      expect(applied).toHaveLength(new Set(applied).size);
      for (const dish of markedDishes) {
        const own = marks.said.filter((one) => one.dish === dish && one.isApplied && one.soldOut !== null);
        const last = own.sort((one, other) => one.madeAt - other.madeAt).at(-1);
        expect(marks.isSoldOut(dish)).toBe(last?.soldOut ?? false);
      }
      made += played.made.length;
    }),
    { numRuns: 500 },
  );
  expect([made > 1000, refused > 100]).toEqual([true, true]);
});
