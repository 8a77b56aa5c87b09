import { CircleDashed, Globe } from "lucide-react";
import type { MenuDraft } from "@/lib/restaurants/answers";
import { isPublished } from "@/lib/restaurants/paths";

const DAY_MS = 86_400_000;

/** Formats a time, with its date if it is not today. */
function timeOf(moment: string, now: Date): string {
  const date = new Date(moment);
  const isToday = now.getTime() - date.getTime() < DAY_MS && now.getDate() === date.getDate();
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(
    undefined,
    isToday ? time : { ...time, day: "numeric", month: "short" },
  ).format(date);
}

/** Describes whether a saved draft is published. */
export function publishState(draft: MenuDraft, now = new Date()) {
  const { id, waits, savedAt, content, publishedVersion } = draft;
  const { isOpen } = content.restaurant;
  if (waits) {
    return {
      icon: CircleDashed,
      text: `Draft saved${savedAt ? ` ${timeOf(savedAt, now)}` : ""}, not published`,
    };
  }
  if (!isPublished({ id, isOpen, version: publishedVersion }))
    return { icon: CircleDashed, text: "Not published yet" };
  return { icon: Globe, text: isOpen ? "Published, guests see this" : "Published, but closed" };
}
