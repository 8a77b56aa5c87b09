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
  markedAt,
  markedDishes,
  playSchedule,
  type StepServer,
  schedules,
  toldOf,
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
      const { made, reports, kept } = await playSchedule(events, ids, server);
      const told = toldOf(reports);
      expect(kept).toEqual([]);
      const applied = made.filter(({ id }) => told.get(id)?.join() === "applied");
      const refused = made.filter(({ id }) => told.get(id)?.join() === "refused");
      expect(applied.length + refused.length).toBe(made.length);
      const [orderSteps, said] = await Promise.all([
        db.orderStep.findMany({ where: { orderId: { in: ids }, isApplied: true } }),
        db.soldOutStep.findMany({ where: { isApplied: true }, orderBy: { madeAt: "asc" } }),
      ]);
      const madeIds = new Set(made.map(({ id }) => id));
      const stored = [...orderSteps, ...said].map(({ id }) => id).filter((id) => madeIds.has(id));
      expect(stored.sort()).toEqual(applied.map(({ id }) => id).sort());
      for (const dish of markedDishes) {
        const last = said.findLast(({ itemId, soldOut }) => itemId === dish && soldOut !== null);
        expect(await server.isSoldOut(dish)).toBe(last?.soldOut ?? false);
      }
      const changes = await db.auditEntry.count({
        where: { action: "orders:status", targetId: { in: ids } },
      });
      expect(changes).toBe(applied.filter((step) => !isMark(step)).length + cancelled);
    }),
    { numRuns: 25 },
  );
});
