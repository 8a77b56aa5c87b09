import { announcement } from "@/lib/announcements/schema";
import { fields, list } from "../shape";

/** The texts of the announcements, also of those that are switched off. */
export const announcementTexts = fields(
  { shape: {} },
  {
    announcements: list(
      (_, index) => ({ group: `Announcement ${index + 1}` }),
      () => fields(announcement, { text: "Text", linkLabel: "Words of the link" }),
    ),
  },
);
