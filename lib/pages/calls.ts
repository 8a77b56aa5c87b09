import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { clockChange, type PageDraft, pageDraft, pageList, pageVersion } from "./answers";
import { MAX_PAGE_BYTES } from "./limits";
import { newPage, pageContent, pageParams, pageVersionParams, scheduleInput } from "./schema";

/** Shared by the calls that answer with the draft. */
const withDraft = {
  params: pageParams,
  answer: pageDraft,
  version: ({ version }: PageDraft) => version,
} as const;

/** Shared by the calls that change a version of the draft. */
const draftChange = { ...withDraft, permission: "landing:write", ifMatch: true } as const;

export const pageCalls = defineCalls({
  "GET /pages": { summary: "List the pages", permission: "landing:read", answer: pageList },
  "POST /pages": {
    summary: "Create a page as a draft",
    permission: "landing:write",
    body: newPage,
    answer: pageDraft,
    version: ({ version }) => version,
    errors: ["conflict"],
    audit: ["pages:create"],
  },
  "GET /pages/{id}": {
    ...withDraft,
    summary: "Read the draft of a page",
    permission: "landing:read",
    errors: ["not-found"],
  },
  "PUT /pages/{id}": {
    ...draftChange,
    summary: "Save the draft of a page",
    body: pageContent,
    maxBytes: MAX_PAGE_BYTES,
    errors: ["not-found"],
    audit: ["pages:save"],
  },
  "DELETE /pages/{id}": {
    summary: "Delete a page, which can be taken back",
    permission: "landing:write",
    params: pageParams,
    errors: ["not-found", "conflict"],
    audit: ["pages:delete"],
  },
  "POST /pages/{id}/undelete": {
    ...withDraft,
    summary: "Take a deleted page back as a draft",
    permission: "landing:write",
    errors: ["not-found", "conflict"],
    audit: ["pages:undelete"],
  },
  "POST /pages/{id}/duplicate": {
    ...withDraft,
    summary: "Create a page with the content of another",
    permission: "landing:write",
    errors: ["not-found", "conflict"],
    audit: ["pages:create"],
  },
  "POST /pages/{id}/discard": {
    ...draftChange,
    summary: "Discard the draft of a page",
    errors: ["malformed", "not-found", "conflict"],
    audit: ["pages:discard"],
  },
  "POST /pages/{id}/publish": {
    ...draftChange,
    summary: "Publish the draft of a page, with its navigation and search settings",
    errors: ["malformed", "not-found", "conflict", "invalid"],
    audit: ["pages:publish"],
  },
  "GET /pages/{id}/schedule": {
    summary: "Read which moments a time means that may be in a change of the clocks",
    permission: "landing:read",
    params: pageParams,
    query: scheduleInput.pick({ at: true }),
    answer: z.object({ clockChange: clockChange.nullable() }),
    errors: ["not-found", "invalid"],
  },
  "PUT /pages/{id}/schedule": {
    ...draftChange,
    summary: "Schedule the publication of a page’s draft",
    body: scheduleInput,
    errors: ["not-found"],
    audit: ["pages:schedule"],
  },
  "DELETE /pages/{id}/schedule": {
    ...draftChange,
    summary: "Cancel the scheduled publication of a page",
    errors: ["malformed", "not-found", "conflict"],
    audit: ["pages:unschedule"],
  },
  "POST /pages/{id}/preview-link": {
    ...withDraft,
    summary: "Replace the secret link of a page’s preview",
    permission: "landing:write",
    errors: ["not-found"],
    audit: ["pages:rotate-preview"],
  },
  "GET /pages/{id}/versions": {
    summary: "List the published versions of a page",
    permission: "landing:read",
    params: pageParams,
    answer: z.object({ versions: z.array(pageVersion) }),
    errors: ["not-found"],
  },
  "GET /pages/{id}/versions/{version}": {
    summary: "Read a published version of a page",
    permission: "landing:read",
    params: pageVersionParams,
    answer: pageVersion.extend({ content: pageContent }),
    errors: ["not-found"],
  },
  "POST /pages/{id}/versions/{version}/restore": {
    ...draftChange,
    summary: "Take a published version into the draft of a page",
    params: pageVersionParams,
    errors: ["malformed", "not-found", "conflict"],
    audit: ["pages:restore"],
  },
});
