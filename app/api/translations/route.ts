import { implement } from "@/lib/api/implement";
import { translationCalls } from "@/lib/translations/calls";
import { listTranslations } from "@/lib/translations/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(translationCalls, {
  "GET /translations": listTranslations,
});
