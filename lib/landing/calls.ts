import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { landingVersion, savedLanding } from "./answers";
import { landingInput, MAX_LANDING_BYTES, versionParams } from "./schema";

export const landingCalls = defineCalls({
  "GET /landing/config": {
    summary: "Read the landing page",
    access: "public",
    answer: savedLanding,
    version: ({ version }) => version,
    statuses: [304],
  },
  "POST /landing/config": {
    summary: "Save the landing page",
    permission: "landing:write",
    body: landingInput,
    maxBytes: MAX_LANDING_BYTES,
    answer: savedLanding,
    version: ({ version }) => version,
    ifMatch: true,
    audit: ["landing:save"],
    direct: true,
  },
  "GET /landing/emoji/en/{file}": {
    summary: "List the names of emoji",
    access: "public",
    params: z.object({ file: z.string() }),
    sends: ["application/json"],
    statuses: [304],
    errors: ["not-found"],
  },
  "GET /landing/icons/{icon}": {
    summary: "Get the picture of an emoji",
    access: "public",
    loadedByPages: true,
    params: z.object({ icon: z.string() }),
    sends: ["image/svg+xml"],
    errors: ["not-found"],
  },
  "GET /landing/versions": {
    summary: "List former versions of the landing page",
    permission: "landing:read",
    answer: z.object({ versions: z.array(landingVersion) }),
  },
  "GET /landing/versions/{version}": {
    summary: "Get a former version of the landing page",
    permission: "landing:read",
    params: versionParams,
    answer: landingVersion.extend(savedLanding.shape),
    errors: ["not-found"],
  },
  "POST /landing/versions/{version}/restore": {
    summary: "Restore a former version of the landing page",
    permission: "landing:write",
    params: versionParams,
    answer: savedLanding,
    version: ({ version }) => version,
    errors: ["malformed", "not-found"],
    ifMatch: true,
    audit: ["landing:restore"],
  },
});
