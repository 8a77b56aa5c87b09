import { implement } from "@/lib/api/implement";
import { translationCalls } from "@/lib/translations/calls";
import { getTranslation, saveTranslation } from "@/lib/translations/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(translationCalls, {
  "GET /translations/{kind}/{owner}/{language}": ({ params }) => getTranslation(params),
  "PUT /translations/{kind}/{owner}/{language}": ({ params, body, user, expectedVersion }) =>
    saveTranslation(params, body.texts, { author: user.email, expectedVersion }),
});
