import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { LATER_MS } from "@/lib/orders/due-words";
import { settledPayments } from "@/lib/orders/order-status";
import { requireOrder } from "@/lib/orders/server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { translatable } from "@/lib/platform/language/translate";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { onShutdown } from "@/lib/platform/server/shutdown-hooks";
import { openingBefore } from "@/lib/restaurants/hours/slots.server";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import { cancelOrder } from "./cancel.server";

const INTERVAL_MS = 15_000;
/** The number of orders of one pass. */
const BATCH = 50;
/** Older orders are from before an outage of the application. */
const MAX_AGE_HOURS = 24;

const isConflict = (error: unknown) => error instanceof AppError && error.code === "conflict";

/**
 * Cancels an order that nobody has accepted, as its guest; gives back what was paid.
 * @throws AppError `not-found`; `conflict` if the restaurant was faster
 */
export async function cancelAsGuest(id: string): Promise<void> {
  if ((await requireOrder(id)).isPaidAtCounter)
    throw new AppError(
      "conflict",
      translatable("You have paid at the counter. Please ask there to cancel this order."),
    );
  try {
    await cancelOrder(id, { status: "cancelled", expected: "new", cancelledBy: "guest" });
  } catch (error) {
    if (!isConflict(error)) throw error;
    const { status } = await requireOrder(id);
    throw new AppError(
      "conflict",
      status === "cancelled"
        ? translatable("This order is cancelled already.")
        : translatable("The restaurant has just accepted this order. Please call if you can’t take it."),
    );
  }
}

type Later = { restaurantId: string; kind: OrderKind | null; dueAt: Date | null };

/** Returns whether the restaurant was open for the time of accepting an order for later; true for others. */
async function couldAccept({ restaurantId, kind, dueAt }: Later, minutes: number): Promise<boolean> {
  if (!dueAt || !kind) return true;
  const now = Date.now();
  const opened = await openingBefore(restaurantId, kind, dueAt.getTime(), now);
  return opened === null || opened + minutes * 60_000 < now;
}

/**
 * Lists the orders of guests that nobody has accepted within the limit, oldest first. The time begins anew when an order
 * is paid or a user changes it.
 */
async function findUnaccepted(minutes: number, acceptFrom: Date): Promise<string[]> {
  const now = Date.now();
  const since = new Date(Math.max(now - MAX_AGE_HOURS * 3_600_000, acceptFrom.getTime()));
  // Orders that were new when a backup was made have been dealt with since.
  const restored = await db.auditEntry.findFirst({
    where: { action: "backups:restore", at: { gt: since } },
    orderBy: { at: "desc" },
    select: { at: true },
  });
  const oldest = restored?.at ?? since;
  const rows = await db.order.findMany({
    where: {
      status: "new",
      payment: { in: [...settledPayments] },
      placedBy: "",
      updatedAt: { lt: new Date(now - minutes * 60_000) },
      // The kitchen sees an order for later from an hour before its time on.
      OR: [
        { dueAt: null, createdAt: { gt: oldest } },
        {
          dueAt: { gt: oldest, lt: new Date(now + LATER_MS - minutes * 60_000) },
          createdAt: { gt: restored?.at ?? acceptFrom },
        },
      ],
    },
    orderBy: { number: "asc" },
    take: BATCH,
    select: { id: true, restaurantId: true, kind: true, dueAt: true },
  });
  const ids = await Promise.all(rows.map(async (row) => ((await couldAccept(row, minutes)) ? [row.id] : [])));
  return ids.flat();
}

/**
 * Cancels the orders that nobody accepted within the time of the settings, and gives back what was paid.
 * @param upSince the start of this process: nobody could accept an order while there was none
 */
export async function cancelUnaccepted(upSince = new Date(0)): Promise<void> {
  const { isConfigured, acceptWithinMinutes, acceptFrom } = await configurationState();
  if (!isConfigured || acceptWithinMinutes === 0) return;
  if (Date.now() - upSince.getTime() < acceptWithinMinutes * 60_000) return;
  for (const id of await findUnaccepted(acceptWithinMinutes, acceptFrom)) {
    await cancelOrder(id, { status: "cancelled", expected: "new", cancelledBy: "timeout" }).catch((error) => {
      if (!isConflict(error)) throw error;
    });
  }
}

const kept = remember("unaccepted orders", () => ({ isStarted: false }));

/** Cancels unaccepted orders for as long as the process runs. Several processes may: a change expects a new order. */
export function startCancellingUnaccepted() {
  if (kept.isStarted) return;
  kept.isStarted = true;
  const upSince = new Date();
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= cancelUnaccepted(upSince)
      .catch((error: unknown) => log.warn({ err: error }, "Unaccepted orders could not be cancelled"))
      .finally(() => {
        running = null;
      });
  }, INTERVAL_MS).unref();
  onShutdown("unaccepted orders", async () => {
    clearInterval(timer);
    await running;
  });
}
