import { announcementCalls } from "@/lib/announcements/calls";
import { getAnnouncements, saveAnnouncements } from "@/lib/announcements/server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(announcementCalls, {
  "GET /announcements": () => getAnnouncements(),
  "PUT /announcements": ({ body, expectedVersion }) => saveAnnouncements(body, expectedVersion),
});
