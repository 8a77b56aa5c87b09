import { implement } from "@/lib/api/implement";
import { translationCalls } from "@/lib/translations/calls";
import { publishTranslation } from "@/lib/translations/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(translationCalls, {
  "POST /translations/{kind}/{owner}/{language}/publish": ({ params, user, expectedVersion }) =>
    publishTranslation(params, { author: user.email, expectedVersion }),
});
