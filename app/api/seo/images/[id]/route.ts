import { implement } from "@/lib/api/implement";
import { previewAnswer } from "@/lib/pictures/answer.server";
import { seoCalls } from "@/lib/seo/calls";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(seoCalls, {
  "GET /seo/images/{id}": ({ params, request }) => previewAnswer(params.id, request),
});
