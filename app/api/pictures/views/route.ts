import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { pictureView } from "@/lib/pictures/answers";
import { viewQuery } from "@/lib/pictures/schema";
import { readPictureViews } from "@/lib/pictures/view.server";

const answer = z.object({ pictures: z.record(z.string(), pictureView) });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "pictures:read", query: viewQuery, answer }, async ({ query }) => ({
    pictures: await readPictureViews(query.ids),
  })),
});
