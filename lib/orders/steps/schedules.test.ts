import { expect, test } from "@jest/globals";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { isStep } from "@/lib/orders/order-status";
import { playSchedule, type StepServer, schedules, toldOf } from "@/tests/support/orders/step-schedules";
import fc from "@/tests/support/properties";
import { endOf, startOf } from "./queue";
import type { Outcome } from "./send-steps";

const orderIds = ["order-a", "order-b"];

/** A server that stores the outcome of each step with its change, as `takeStep` does in the database. */
function makeServer() {
  const orders = new Map(orderIds.map((id) => [id, { id, number: 1, status: "new" } as RestaurantOrder]));
  const outcomes = new Map<string, boolean>();
  const applied: string[] = [];
  const orderOf = (id: string) => orders.get(id) as RestaurantOrder;
  const server: StepServer = {
    async take({ id, orderId, change }): Promise<Outcome> {
      const fits = orderOf(orderId).status === startOf(change) && isStep(startOf(change), endOf(change));
      if (!outcomes.has(id) && fits) {
        orders.set(orderId, { ...orderOf(orderId), status: endOf(change) });
        applied.push(id);
      }
      if (!outcomes.has(id)) outcomes.set(id, fits);
      const order = orderOf(orderId);
      return outcomes.get(id)
        ? { kind: "applied", order }
        : { kind: "refused", message: "It changed.", order };
    },
    async cancelAsGuest(id) {
      const order = orderOf(id);
      if (order.status === "new") orders.set(id, { ...order, status: "cancelled", cancelledBy: "guest" });
    },
    read: async (id) => orderOf(id),
  };
  return { server, applied };
}

test("however two tablets lose their connection, each step is applied once or reported as refused", async () => {
  let [made, refused] = [0, 0];
  await fc.assert(
    fc.asyncProperty(schedules, async (events) => {
      const { server, applied } = makeServer();
      const played = await playSchedule(events, orderIds, server);
      const told = toldOf(played.reports);
      expect(played.kept).toEqual([]);
      for (const { id } of played.made) {
        const times = applied.filter((one) => one === id).length;
        expect([times, told.get(id)]).toEqual(times === 1 ? [1, ["applied"]] : [0, ["refused"]]);
        refused += times === 0 ? 1 : 0;
      }
      expect(applied).toHaveLength(new Set(applied).size);
      made += played.made.length;
    }),
    { numRuns: 500 },
  );
  expect([made > 1000, refused > 100]).toEqual([true, true]);
});
