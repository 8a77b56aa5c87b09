import { implement } from "@/lib/api/implement";
import { pictureCalls } from "@/lib/pictures/calls";
import { readPictureViews } from "@/lib/pictures/view.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pictureCalls, {
  "GET /pictures/views": async ({ query }) => ({
    pictures: await readPictureViews(query.ids),
  }),
});
