import type { ReactNode } from "react";
import { AnnouncementBar } from "@/components/announcements/announcement-bar";
import { shownAnnouncement } from "@/lib/announcements/shown.server";
import { localiser } from "@/lib/languages/links.server";
import { pageTranslate, requestedLanguage, restaurantTranslate } from "../page-translation";

/**
 * Renders the announcement of a page, if there is one now.
 * @param restaurantId null for a page of no restaurant
 */
export async function renderAnnouncement(restaurantId: string | null): Promise<ReactNode> {
  const language = await requestedLanguage();
  const [t, localise] = await Promise.all([
    restaurantId === null ? pageTranslate("home") : restaurantTranslate(restaurantId, language),
    localiser(language),
  ]);
  const shown = await shownAnnouncement(restaurantId, { language });
  if (!shown) return null;
  const link = shown.link && { ...shown.link, href: localise(shown.link.href) };
  return <AnnouncementBar {...shown} link={link} t={t} />;
}
