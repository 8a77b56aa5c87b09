import { implement } from "@/lib/api/implement";
import { pageCalls } from "@/lib/pages/calls";
import { rotatePreviewLink } from "@/lib/pages/preview.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pageCalls, {
  "POST /pages/{id}/preview-link": ({ params }) => rotatePreviewLink(params.id),
});
