import { announcementLimits } from "@/lib/announcements/announcement";
import { line, optionalLine } from "@/lib/platform/http/text";
import { fields, list } from "../shape";

const announcement = {
  shape: {
    text: line(announcementLimits.text, "Enter what guests should know"),
    linkLabel: optionalLine(announcementLimits.linkLabel),
  },
};

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
