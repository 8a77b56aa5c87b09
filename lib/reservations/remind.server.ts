import "server-only";
import { db } from "@/lib/platform/db/client";
import { queueReservationMail } from "./mails/queue.server";

/** Queues the reminder of a reservation that is still accepted and to come. */
export const queueReminder = (id: string): Promise<void> =>
  db.$transaction(async (transaction) => {
    const row = await transaction.reservation.findUnique({
      where: { id },
      select: { status: true, startsAt: true },
    });
    if (row?.status !== "accepted" || row.startsAt.getTime() <= Date.now()) return;
    await queueReservationMail(transaction, id, "reservationReminder");
  });
