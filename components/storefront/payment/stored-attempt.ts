import { browserStorage } from "@/components/ui/browser-storage";

/** Storage of this tab's unanswered order. */
export const storedAttempt = (restaurantId: string) =>
  browserStorage("sessionStorage", `attempt:${restaurantId}`);
