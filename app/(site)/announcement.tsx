import type { ReactNode } from "react";
import { AnnouncementBar } from "@/components/announcements/announcement-bar";
import { shownAnnouncement } from "@/lib/announcements/shown.server";
import { pageTranslate, restaurantTranslate } from "../page-translation";

/**
 * Renders the announcement of a page, if there is one now.
 * @param restaurantId null for a page of no restaurant
 */
export async function renderAnnouncement(restaurantId: string | null): Promise<ReactNode> {
  const shown = await shownAnnouncement(restaurantId);
  if (!shown) return null;
  const t = await (restaurantId === null ? pageTranslate("home") : restaurantTranslate(restaurantId));
  return <AnnouncementBar {...shown} t={t} />;
}
