import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { type LandingDraft, landingDraft, landingVersion, savedLanding } from "./answers";
import { landingInput, MAX_LANDING_BYTES, versionParams } from "./schema";

/** Shared by the calls that change the draft. */
const draftChange = {
  permission: "landing:write",
  answer: landingDraft,
  version: ({ version }: LandingDraft) => version,
  ifMatch: true,
} as const;

export const landingCalls = defineCalls({
  "GET /landing/config": {
    summary: "Read the published landing page",
    access: "public",
    answer: savedLanding,
    version: ({ version }) => version,
    statuses: [304],
  },
  "POST /landing/config": {
    summary: "Save and publish the landing page",
    permission: "landing:write",
    body: landingInput,
    maxBytes: MAX_LANDING_BYTES,
    answer: savedLanding,
    version: ({ version }) => version,
    ifMatch: true,
    audit: ["landing:save"],
    direct: true,
  },
  "GET /landing/draft": {
    summary: "Read the draft of the landing page",
    permission: "landing:read",
    answer: landingDraft,
    version: ({ version }) => version,
  },
  "PUT /landing/draft": {
    ...draftChange,
    summary: "Save the draft of the landing page",
    body: landingInput,
    maxBytes: MAX_LANDING_BYTES,
    audit: ["landing:draft"],
  },
  "DELETE /landing/draft": {
    ...draftChange,
    summary: "Discard the draft of the landing page",
    errors: ["malformed", "conflict"],
    audit: ["landing:discard"],
  },
  "POST /landing/publish": {
    ...draftChange,
    summary: "Publish the draft of the landing page",
    errors: ["malformed", "conflict"],
    audit: ["landing:publish"],
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
    summary: "List published versions of the landing page",
    permission: "landing:read",
    answer: z.object({ versions: z.array(landingVersion) }),
  },
  "GET /landing/versions/{version}": {
    summary: "Get a published version of the landing page",
    permission: "landing:read",
    params: versionParams,
    answer: landingVersion.extend(savedLanding.shape),
    errors: ["not-found"],
  },
  "POST /landing/versions/{version}/restore": {
    ...draftChange,
    summary: "Restore a published version into the draft of the landing page",
    params: versionParams,
    errors: ["malformed", "not-found"],
    audit: ["landing:take"],
  },
});
