import { implement } from "@/lib/api/implement";
import { settingsCalls } from "@/lib/settings/calls";
import { getVisibility, saveVisibility } from "@/lib/settings/visibility.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(settingsCalls, {
  "GET /settings/visibility": () => getVisibility(),
  "PUT /settings/visibility": ({ body }) => saveVisibility(body),
});
