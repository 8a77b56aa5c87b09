import { implement } from "@/lib/api/implement";
import { settingsCalls } from "@/lib/settings/calls";
import { saveExamples } from "@/lib/settings/examples.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(settingsCalls, {
  "PUT /settings/examples": ({ body }) => saveExamples(body),
});
