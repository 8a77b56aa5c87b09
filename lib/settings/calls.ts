import { defineCalls } from "@/lib/platform/http/call";
import { savedSettings } from "./answers";
import { settingsInput } from "./schema";

export const settingsCalls = defineCalls({
  "GET /settings": {
    summary: "Get the settings of the site",
    permission: "settings:read",
    answer: savedSettings,
    version: ({ version }) => version,
  },
  "POST /settings": {
    summary: "Save the settings of the site",
    permission: "settings:write",
    body: settingsInput,
    answer: savedSettings,
    version: ({ version }) => version,
    ifMatch: true,
    audit: ["settings:save"],
  },
});
