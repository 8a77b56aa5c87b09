import { handle, route } from "@/lib/api/handle";
import { previewAnswer } from "@/lib/templates/files.server";
import { previewParams } from "@/lib/templates/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    { access: "public", params: previewParams, sends: ["*/*"], errors: ["not-found", "too-large"] },
    ({ params, request }) =>
      previewAnswer(params.id, params.path ?? "index.html", new URL(request.url).searchParams.has("still")),
  ),
});
