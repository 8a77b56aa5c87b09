import { AnnouncementBar } from "@/components/announcements/announcement-bar";
import { shownAnnouncement } from "@/lib/announcements/shown.server";

/**
 * The announcement of a page, if there is one now.
 * @param restaurantId null for a page of no restaurant
 */
export async function Announcement({ restaurantId }: { restaurantId: string | null }) {
  const shown = await shownAnnouncement(restaurantId);
  return shown && <AnnouncementBar {...shown} />;
}
