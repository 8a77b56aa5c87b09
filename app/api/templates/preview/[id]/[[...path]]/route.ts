import { implement } from "@/lib/api/implement";
import { AppError } from "@/lib/platform/http/errors";
import { isPreviewing, previewSecret } from "@/lib/platform/http/preview";
import { templateCalls } from "@/lib/templates/calls";
import { isDesignId } from "@/lib/templates/designs/catalogue";
import { previewAnswer } from "@/lib/templates/files.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(templateCalls, {
  "GET /templates/preview/{id}/{path...}": ({ params, request }) => {
    // The id of a ready design is no secret, and its preview shows the content of the site.
    if (isDesignId(params.id) && previewSecret() !== "" && !isPreviewing(request.headers.get("cookie")))
      throw new AppError("not-found", "There is no such template.");
    return previewAnswer(
      params.id,
      params.path ?? "index.html",
      new URL(request.url).searchParams.has("still"),
    );
  },
});
