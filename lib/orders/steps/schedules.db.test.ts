import { expect, test } from "@jest/globals";
import { takeStep } from "@/lib/orders/list/change-status.server";
import { requireRestaurantOrder } from "@/lib/orders/list/order-list.server";
import { cancelAsGuest } from "@/lib/payments/unaccepted.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { setStock } from "@/lib/restaurants/stock/set-stock.server";
import { setSoldOut } from "@/lib/restaurants/stock/sold-out.server";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import {
  findFaults,
  markedAt,
  playSchedule,
  type StepServer,
  schedules,
} from "@/tests/support/orders/step-schedules";
import fc from "@/tests/support/properties";
import { configuredInstance } from "@/tests/support/setup/instance";
import { isMark, type MarkStep } from "./queue";
import type { Outcome } from "./send-steps";

setUpTestDatabase();

const isConflict = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === "conflict";

let cancelled = 0;

async function takeMark({ id: stepId, follows, mark }: MarkStep, secondsAgo: number): Promise<Outcome> {
  const { restaurantId, itemId: dishId, soldOut } = mark;
  try {
    const sent = { stepId, secondsAgo, ...(follows !== undefined && { follows }) };
    await setSoldOut({ restaurantId, dishId, soldOut, ...sent });
    return { kind: "applied" };
  } catch (error) {
    if (!isConflict(error)) throw error;
    return { kind: "refused", message: error.message };
  }
}

const server: StepServer = {
  async take(step, secondsAgo) {
    if (isMark(step)) return takeMark(step, secondsAgo);
    const { id: stepId, orderId, change } = step;
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
  isSoldOut: async (dishId) =>
    (await db.soldOutDish.count({ where: { restaurantId: markedAt, dishId } })) > 0,
  async say(dishId, soldOut) {
    if (soldOut !== null) await setSoldOut({ restaurantId: markedAt, dishId, soldOut });
    else
      await setStock({
        restaurantId: markedAt,
        groupId: "",
        itemId: dishId,
        stock: { left: 5, daily: null, isShown: false },
      });
  },
  wait: async (seconds) => {
    await db.$executeRaw`UPDATE "SoldOutStep" SET "madeAt" = "madeAt" - make_interval(secs => ${seconds})`;
  },
};

test("the database applies each step of two tablets once, or the tablet reports it as refused", async () => {
  await configuredInstance();
  await fc.assert(
    fc.asyncProperty(schedules, async (events) => {
      cancelled = 0;
      await db.soldOutStep.deleteMany();
      await db.soldOutDish.deleteMany();
      const ids = [(await placedOrder()).id, (await placedOrder()).id];
      const played = await playSchedule(events, ids, server);
      const [orderSteps, said, changes] = await Promise.all([
        db.orderStep.findMany({ where: { orderId: { in: ids }, isApplied: true } }),
        db.soldOutStep.findMany({ where: { isApplied: true }, orderBy: { madeAt: "asc" } }),
        db.auditEntry.count({ where: { action: "orders:status", targetId: { in: ids } } }),
      ]);
      const applied = [...orderSteps, ...said].map(({ id }) => id);
      const { isSoldOut } = server;
      expect(await findFaults(played, { applied, said, isSoldOut, changes, cancelled })).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
