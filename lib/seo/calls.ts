import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import {
  importedPage,
  inspection,
  pageSeoList,
  pathRedirect,
  savedPageSeo,
  seoWarning,
  shownPageSeo,
  shownSiteSeo,
  storedPicture,
  unknownPath,
} from "./answers";
import { MAX_SEO_BYTES, pageSeoInput } from "./input";
import { pageName, pageParams } from "./page-params";
import { pictureFields } from "./pictures";
import { forgottenPaths, redirectInput, redirectPath } from "./redirects/schema";
import { exportQuery, importFields } from "./transfer/schema";

/** Restricts the list to one page; empty if it has no settings. */
const listQuery = z.strictObject({ page: pageName.optional() });

const showPage = {
  access: "public",
  params: pageParams,
  answer: shownPageSeo,
  version: ({ config }: { config: { version: number } }) => config.version,
  errors: ["not-found"],
} as const;
const savePage = {
  summary: "Save the SEO settings of a page",
  permission: "seo:write",
  body: pageSeoInput,
  maxBytes: MAX_SEO_BYTES,
  answer: savedPageSeo,
  version: showPage.version,
  ifMatch: true,
  audit: ["seo:save"],
} as const;
const deletePage = {
  permission: "seo:write",
  answer: z.object({ page: z.string() }),
  errors: ["malformed", "not-found"],
  ifMatch: true,
  audit: ["seo:delete"],
} as const;
/** A page named like an installation call shares its path, and so needs its own declaration. */
const sameAs = "Delete the SEO settings of the page of this name";

export const seoCalls = defineCalls({
  "GET /config": {
    summary: "List the SEO settings of pages",
    permission: "seo:read",
    query: listQuery,
    answer: pageSeoList,
  },
  "DELETE /config/{page}": {
    summary: "Delete the SEO settings of a page",
    params: pageParams,
    ...deletePage,
  },
  "DELETE /config/check": { summary: sameAs, undescribed: true, ...deletePage },
  "DELETE /config/save": { summary: sameAs, undescribed: true, ...deletePage },
  "DELETE /config/setup-code": { summary: sameAs, undescribed: true, ...deletePage },
  "DELETE /config/test-connection": { summary: sameAs, undescribed: true, ...deletePage },
  "POST /seo/check/{page}": {
    summary: "Check SEO settings before they are saved",
    permission: "seo:read",
    params: pageParams,
    body: pageSeoInput,
    maxBytes: MAX_SEO_BYTES,
    answer: z.object({ warnings: z.array(seoWarning) }),
    errors: ["not-found"],
    audit: "Only checks.",
  },
  "GET /seo/config/{page}": { summary: "Get the SEO settings of a page, flat", ...showPage },
  "GET /seo/export": {
    summary: "Export all SEO settings",
    permission: "seo:read",
    query: exportQuery,
    sends: ["application/json", "text/csv"],
  },
  "POST /seo/images": {
    summary: "Upload a picture for previews",
    permission: "seo:write",
    answer: z.object({ image: storedPicture, warning: z.string().optional() }),
    accepts: { "multipart/form-data": pictureFields.extend({ file: z.file() }) },
    audit: ["seo:upload"],
  },
  "GET /seo/images/{id}": {
    summary: "Get an uploaded picture for previews",
    access: "public",
    loadedByPages: true,
    params: z.object({ id: z.string() }),
    sends: ["image/jpeg", "image/png", "image/webp"],
    statuses: [302, 304],
    errors: ["not-found"],
  },
  "POST /seo/import": {
    summary: "Import SEO settings",
    permission: "seo:write",
    answer: z.object({ dryRun: z.boolean(), pages: z.array(importedPage) }),
    accepts: { "multipart/form-data": importFields.extend({ file: z.file() }) },
    audit: ["seo:import"],
  },
  "GET /seo/inspect/{page}": {
    summary: "Compare the tags of a page with the stored ones",
    permission: "seo:read",
    params: pageParams,
    answer: z.object({ inspection }),
    errors: ["not-found", "too-large"],
  },
  "GET /seo/preview-images/{page}/{file}": {
    summary: "Get the preview image of a page",
    access: "public",
    loadedByPages: true,
    params: z.object({ page: z.string(), file: z.string() }),
    sends: ["image/png", "image/jpeg"],
    statuses: [302],
    errors: ["not-found", "too-many-tries"],
  },
  "GET /seo/redirects": {
    summary: "List redirects and unknown paths",
    permission: "seo:read",
    answer: z.object({ redirects: z.array(pathRedirect), unknownPaths: z.array(unknownPath) }),
  },
  "POST /seo/redirects": {
    summary: "Redirect a path",
    permission: "seo:write",
    body: redirectInput,
    answer: z.object({ redirect: pathRedirect }),
    errors: ["not-found"],
    audit: ["seo:redirect"],
  },
  "DELETE /seo/redirects": {
    summary: "Delete a redirect",
    permission: "seo:write",
    body: redirectPath,
    answer: z.object({ path: z.string() }),
    errors: ["not-found"],
    audit: ["seo:remove-redirect"],
  },
  "GET /seo/seo/settings": {
    summary: "List the SEO settings of all pages",
    permission: "seo:read",
    answer: shownSiteSeo,
  },
  "GET /seo/settings": {
    summary: "List the SEO settings of all pages",
    permission: "seo:read",
    answer: pageSeoList,
  },
  "POST /seo/settings": savePage,
  "GET /seo/settings/{page}": { summary: "Get the SEO settings of a page", ...showPage },
  "POST /seo/settings/{page}": { params: pageParams, ...savePage },
  "DELETE /seo/unknown-paths": {
    summary: "Clear the list of unknown paths",
    permission: "seo:write",
    body: forgottenPaths,
    answer: z.object({ forgotten: z.int() }),
    audit: ["seo:forget-paths"],
  },
});
