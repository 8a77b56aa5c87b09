import { expect, test } from "@jest/globals";
import { takeStep } from "@/lib/orders/list/change-status.server";
import { requireRestaurantOrder } from "@/lib/orders/list/order-list.server";
import { cancelAsGuest } from "@/lib/payments/unaccepted.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { playSchedule, type StepServer, schedules, toldOf } from "@/tests/support/orders/step-schedules";
import fc from "@/tests/support/properties";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

const isConflict = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === "conflict";

let cancelled = 0;
const server: StepServer = {
  async take({ id: stepId, orderId, change }) {
    if (change.kind === "promise") throw new Error("Schedules change statuses only.");
    const { kind: _, ...input } = change;
    try {
      return { kind: "applied", order: (await takeStep(orderId, { ...input, stepId })).order };
    } catch (error) {
      if (!isConflict(error)) throw error;
      return { kind: "refused", message: error.message, order: await requireRestaurantOrder(orderId) };
    }
  },
  async cancelAsGuest(id) {
    try {
      await cancelAsGuest(id);
      cancelled++;
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  },
  read: (id) => requireRestaurantOrder(id),
};

test("the database applies each step of two tablets once, or the tablet reports it as refused", async () => {
  await configuredInstance();
  await fc.assert(
    fc.asyncProperty(schedules, async (events) => {
      cancelled = 0;
      const ids = [(await placedOrder()).id, (await placedOrder()).id];
      const { made, reports, kept } = await playSchedule(events, ids, server);
      const told = toldOf(reports);
      expect(kept).toEqual([]);
      const applied = made.filter(({ id }) => told.get(id)?.join() === "applied");
      const refused = made.filter(({ id }) => told.get(id)?.join() === "refused");
      expect(applied.length + refused.length).toBe(made.length);
      const stored = await db.orderStep.findMany({ where: { orderId: { in: ids }, isApplied: true } });
      expect(stored.map(({ id }) => id).sort()).toEqual(applied.map(({ id }) => id).sort());
      const changes = await db.auditEntry.count({
        where: { action: "orders:status", targetId: { in: ids } },
      });
      expect(changes).toBe(applied.length + cancelled);
    }),
    { numRuns: 25 },
  );
});
