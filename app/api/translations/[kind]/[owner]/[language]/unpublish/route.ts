import { implement } from "@/lib/api/implement";
import { translationCalls } from "@/lib/translations/calls";
import { unpublishTranslation } from "@/lib/translations/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(translationCalls, {
  "POST /translations/{kind}/{owner}/{language}/unpublish": ({ params, user, expectedVersion }) =>
    unpublishTranslation(params, { author: user.email, expectedVersion }),
});
