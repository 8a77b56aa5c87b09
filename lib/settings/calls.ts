import { defineCalls } from "@/lib/platform/http/call";
import { savedSettings } from "./answers";
import { settingsInput } from "./schema";
import { visibilityAnswer, visibilityInput } from "./visibility";

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
  "GET /settings/visibility": {
    summary: "Get whether visitors see the site",
    permission: "settings:read",
    answer: visibilityAnswer,
  },
  "PUT /settings/visibility": {
    summary: "Make the site public, or announce it",
    permission: "settings:write",
    body: visibilityInput,
    answer: visibilityAnswer,
    audit: ["settings:visibility"],
  },
});
