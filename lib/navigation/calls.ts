import { defineCalls } from "@/lib/platform/http/call";
import { savedNavigation } from "./answers";
import { navigationInput } from "./schema";

export const navigationCalls = defineCalls({
  "GET /navigation": {
    summary: "Read the navigation and the footer of the pages",
    permission: "landing:read",
    answer: savedNavigation,
    version: ({ version }) => version,
  },
  "PUT /navigation": {
    summary: "Save the navigation and the footer of the pages",
    permission: "landing:write",
    body: navigationInput,
    answer: savedNavigation,
    version: ({ version }) => version,
    ifMatch: true,
    errors: ["conflict"],
    audit: ["navigation:save"],
  },
});
