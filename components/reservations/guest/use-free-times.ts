import { useCall } from "@/components/ui/use-call";

export type FreeTime = { startsAt: string; text: string };

export type Choice = {
  people: number;
  /** Such as `2026-12-24`; null for the first day with a free time. */
  day: string | null;
  time: (FreeTime & { dayText: string }) | null;
};

/** Reads the free times of a party, which others take meanwhile. */
export const useFreeTimes = (restaurantId: string, { people, day }: Choice) =>
  useCall("GET /reservations/free", {
    query: { restaurantId, people: String(people), ...(day && { day }) },
    keepsUp: true,
    refreshInterval: 60_000,
  });

export type FreeRead = ReturnType<typeof useFreeTimes>;
