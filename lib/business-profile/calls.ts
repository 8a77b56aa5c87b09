import { defineCalls } from "@/lib/platform/http/call";
import { savedProfile } from "./answers";
import { businessProfile } from "./schema";

export const businessProfileCalls = defineCalls({
  "GET /business-profile": {
    summary: "Read the business profile",
    permission: "settings:read",
    answer: savedProfile,
    version: ({ version }) => version,
  },
  "PUT /business-profile": {
    summary: "Save the business profile",
    permission: "settings:write",
    body: businessProfile,
    answer: savedProfile,
    version: ({ version }) => version,
    ifMatch: true,
    errors: ["invalid", "conflict"],
    audit: ["business-profile:save"],
  },
});
