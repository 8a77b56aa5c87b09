import { defineCalls } from "@/lib/platform/http/call";
import { savedSettings } from "./answers";
import { examplesInput } from "./examples";
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
  "PUT /settings/examples": {
    summary: "Show or hide the examples of the dashboard",
    permission: "settings:write",
    body: examplesInput,
    answer: examplesInput,
    audit: ["settings:examples"],
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
