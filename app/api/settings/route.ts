import { implement } from "@/lib/api/implement";
import { settingsCalls } from "@/lib/settings/calls";
import { getSettings, saveSettings } from "@/lib/settings/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(settingsCalls, {
  "GET /settings": () => getSettings(),
  "POST /settings": ({ body, expectedVersion, may }) =>
    saveSettings(body, expectedVersion, may("configuration:write")),
});
