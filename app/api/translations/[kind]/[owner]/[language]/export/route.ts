import { implement } from "@/lib/api/implement";
import { translationCalls } from "@/lib/translations/calls";
import { exportTranslation } from "@/lib/translations/transfer.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(translationCalls, {
  "GET /translations/{kind}/{owner}/{language}/export": ({ params }) => exportTranslation(params),
});
