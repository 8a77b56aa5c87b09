import { implement } from "@/lib/api/implement";
import { templateCalls } from "@/lib/templates/calls";
import { previewAnswer } from "@/lib/templates/files.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(templateCalls, {
  "GET /templates/preview/{id}/{path...}": ({ params, request }) =>
    previewAnswer(params.id, params.path ?? "index.html", new URL(request.url).searchParams.has("still")),
});
