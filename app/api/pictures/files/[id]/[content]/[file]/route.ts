import { implement } from "@/lib/api/implement";
import { fileAnswer } from "@/lib/pictures/answer.server";
import { pictureCalls } from "@/lib/pictures/calls";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pictureCalls, {
  "GET /pictures/files/{id}/{content}/{file}": ({ params, request }) => fileAnswer(params, request),
});
