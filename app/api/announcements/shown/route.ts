import { announcementCalls } from "@/lib/announcements/calls";
import { pageAnnouncements } from "@/lib/announcements/shown.server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(announcementCalls, {
  "GET /announcements/shown": () => pageAnnouncements(),
});
