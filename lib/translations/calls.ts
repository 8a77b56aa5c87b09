import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { type Translation, translation, translationList, translationReport } from "./answers";
import { MAX_TRANSLATION_BYTES, translationInput, translationParams } from "./schema";

/** Menus are among the contents. */
const reader = { permission: "landing:read", alsoNeeds: "menus:read" } as const;
const editor = { permission: "landing:write", alsoNeeds: "menus:write" } as const;

/** A change of a translation, by the version that the caller has seen. */
const change = {
  ...editor,
  params: translationParams,
  answer: translation,
  version: ({ version }: Translation) => version,
  ifMatch: true,
  errors: ["malformed", "not-found", "conflict"],
} as const;

export const translationCalls = defineCalls({
  "GET /translations": {
    ...reader,
    summary: "List the contents with the progress of their translations",
    answer: translationList,
  },
  "GET /translations/{kind}/{owner}/{language}": {
    ...reader,
    summary: "Read the texts of a content beside their translations",
    params: translationParams,
    answer: translation,
    version: ({ version }) => version,
    errors: ["not-found"],
  },
  "PUT /translations/{kind}/{owner}/{language}": {
    ...change,
    summary: "Save the translations of a content as a draft",
    body: translationInput,
    maxBytes: MAX_TRANSLATION_BYTES,
    errors: ["not-found"],
    audit: ["translations:save"],
  },
  "POST /translations/{kind}/{owner}/{language}/publish": {
    ...change,
    summary: "Publish the translations of a content",
    audit: ["translations:publish"],
  },
  "POST /translations/{kind}/{owner}/{language}/unpublish": {
    ...change,
    summary: "Take the pages of a content in a language offline; the translations stay",
    audit: ["translations:unpublish"],
  },
  "GET /translations/{kind}/{owner}/{language}/export": {
    ...reader,
    summary: "Export the texts of a content and their translations as CSV",
    params: translationParams,
    sends: ["text/csv"],
    errors: ["not-found"],
  },
  "POST /translations/{kind}/{owner}/{language}/import": {
    ...change,
    summary: "Import translations from CSV into the draft",
    answer: z.object({ translation, report: translationReport }),
    version: ({ translation }: { translation: Translation }) => translation.version,
    accepts: { "multipart/form-data": z.object({ file: z.file() }) },
    errors: ["not-found", "conflict"],
    audit: ["translations:import"],
  },
});
