import { cache } from "react";
import { AppError } from "@/lib/platform/http/errors";
import type { GuestReservation } from "@/lib/reservations/answers";
import { reservationParams } from "@/lib/reservations/schema";
import { requireReservation, toGuestReservation } from "@/lib/reservations/view.server";

/** Returns the reservation of a page's address; null if there is none. */
export const findReservation = cache(async (id: string): Promise<GuestReservation | null> => {
  if (!reservationParams.safeParse({ id }).success) return null;
  try {
    return await toGuestReservation(await requireReservation(id));
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return null;
    throw error;
  }
});
