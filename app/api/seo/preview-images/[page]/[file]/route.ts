import { implement } from "@/lib/api/implement";
import { seoCalls } from "@/lib/seo/calls";
import { previewAnswer } from "@/lib/seo/preview-image/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(seoCalls, {
  "GET /seo/preview-images/{page}/{file}": ({ params: { page, file }, address }) =>
    previewAnswer(page, file, address),
});
