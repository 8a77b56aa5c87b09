import { browserStorage } from "@/components/ui/browser-storage";
import type { Point } from "@/lib/restaurants/terms/terms";

/** Storage of this tab's unanswered order. */
export const storedAttempt = (restaurantId: string) =>
  browserStorage("sessionStorage", `attempt:${restaurantId}`);

/** Returns the location of an order that was sent and not answered, so that it stays the same order after a reload. */
export function sentPoint(restaurantId: string): Point | undefined {
  try {
    const { latitude, longitude } = JSON.parse(storedAttempt(restaurantId).read() ?? "").input.point;
    return { latitude: Number(latitude), longitude: Number(longitude) };
  } catch {
    return undefined;
  }
}
