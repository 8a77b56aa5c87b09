import { implement } from "@/lib/api/implement";
import { templateCalls } from "@/lib/templates/calls";
import { fileAnswer } from "@/lib/templates/files.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(templateCalls, {
  "GET /templates/files/{id}/{hash}/{path...}": ({ params, request }) =>
    fileAnswer(params.id, params.hash, params.path, request.headers),
});
