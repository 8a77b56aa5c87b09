import { useTranslate } from "@/components/ui/translation";
import { useCall } from "@/components/ui/use-call";
import { furtherLanguage } from "@/lib/platform/language/translate";

export type FreeTime = { startsAt: string; text: string };

export type Choice = {
  people: number;
  /** Such as `2026-12-24`; null for the first day with a free time. */
  day: string | null;
  time: (FreeTime & { dayText: string }) | null;
};

/** Reads the free times of a party, which others take meanwhile. */
export function useFreeTimes(restaurantId: string, { people, day }: Choice) {
  const language = furtherLanguage(useTranslate());
  return useCall("GET /reservations/free", {
    query: {
      restaurantId,
      people: String(people),
      ...(day && { day }),
      ...(language !== null && { language }),
    },
    keepsUp: true,
    refreshInterval: 60_000,
  });
}

export type FreeRead = ReturnType<typeof useFreeTimes>;
