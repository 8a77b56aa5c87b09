import { CircleDashed, Globe } from "lucide-react";
import type { MenuDraft } from "@/lib/menus/schema";

const DAY = 86_400_000;

/** The time of a moment, with its day where that is another one. */
function timeOf(moment: string, now: Date): string {
  const date = new Date(moment);
  const isToday = now.getTime() - date.getTime() < DAY && now.getDate() === date.getDate();
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(
    undefined,
    isToday ? time : { ...time, day: "numeric", month: "short" },
  ).format(date);
}

/** How a menu stands where nothing waits to be saved. */
export function publishState({ waits, savedAt, content }: MenuDraft, now = new Date()) {
  if (waits) {
    return {
      icon: CircleDashed,
      text: `Draft saved${savedAt ? ` ${timeOf(savedAt, now)}` : ""}, not published`,
    };
  }
  return {
    icon: Globe,
    text: content.restaurant.isOpen ? "Published, guests see this" : "Published, but closed",
  };
}
