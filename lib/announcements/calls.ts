import { defineCalls } from "@/lib/platform/http/call";
import { pageAnnouncements, savedAnnouncements } from "./answers";
import { announcementSettings } from "./schema";

export const announcementCalls = defineCalls({
  "GET /announcements": {
    summary: "Read the announcements",
    permission: "landing:read",
    answer: savedAnnouncements,
    version: ({ version }) => version,
  },
  "PUT /announcements": {
    summary: "Save the announcements",
    permission: "landing:write",
    body: announcementSettings,
    answer: savedAnnouncements,
    version: ({ version }) => version,
    ifMatch: true,
    errors: ["conflict"],
    audit: ["announcements:save"],
  },
  "GET /announcements/shown": {
    summary: "Read which announcements the pages show now and next",
    permission: "landing:read",
    answer: pageAnnouncements,
  },
});
