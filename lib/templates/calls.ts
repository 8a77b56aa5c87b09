import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { PROGRESS_TYPE } from "@/lib/platform/http/progress-lines";
import { activeTemplate, designView, templateDetails, templateView } from "./answers";
import {
  designParams,
  fileParams,
  previewParams,
  renameInput,
  replacementFields,
  templateParams,
  uploadFields,
  versionParams,
} from "./schema";

const one = { params: templateParams, answer: z.object({ template: templateDetails }) };

export const templateCalls = defineCalls({
  "POST /templates/activate/{id}": {
    summary: "Activate a template",
    permission: "templates:write",
    ...one,
    errors: ["not-found", "too-large"],
    audit: ["templates:activate"],
  },
  "GET /templates/active": {
    summary: "Get the active template",
    access: "public",
    answer: activeTemplate,
  },
  "POST /templates/deactivate": {
    summary: "Return to the built-in landing page",
    permission: "templates:write",
    answer: z.object({ templates: z.array(templateView) }),
    audit: ["templates:deactivate"],
  },
  "DELETE /templates/delete/{id}": {
    summary: "Delete a template",
    permission: "templates:write",
    params: templateParams,
    errors: ["not-found"],
    audit: ["templates:delete"],
  },
  "GET /templates/designs": {
    summary: "List the ready designs",
    permission: "templates:read",
    answer: z.object({ designs: z.array(designView) }),
  },
  "POST /templates/designs/{name}": {
    summary: "Use a ready design",
    permission: "templates:write",
    params: designParams,
    answer: one.answer,
    errors: ["not-found"],
    audit: ["templates:upload", "templates:replace", "templates:activate"],
  },
  "GET /templates/download/{id}": {
    summary: "Download a template",
    permission: "templates:read",
    params: templateParams,
    sends: ["application/zip"],
    errors: ["not-found"],
  },
  "GET /templates/files/{id}/{hash}/{path...}": {
    summary: "Get a file of the active template",
    access: "public",
    loadedByPages: true,
    params: fileParams,
    sends: ["*/*"],
    statuses: [206, 302, 304, 416],
    errors: ["not-found", "too-large"],
  },
  "GET /templates/get/{id}": {
    summary: "Get a template with its files",
    permission: "templates:read",
    ...one,
    errors: ["not-found"],
  },
  "GET /templates/list": {
    summary: "List templates",
    permission: "templates:read",
    answer: z.object({ templates: z.array(templateView) }),
  },
  "GET /templates/preview/{id}/{path...}": {
    summary: "Preview a template",
    access: "public",
    params: previewParams,
    sends: ["*/*"],
    errors: ["not-found", "too-large"],
  },
  "POST /templates/rename/{id}": {
    summary: "Rename a template",
    permission: "templates:write",
    ...one,
    body: renameInput,
    errors: ["not-found"],
    audit: ["templates:rename"],
  },
  "POST /templates/replace/{id}": {
    summary: "Upload another version of a template",
    permission: "templates:write",
    ...one,
    accepts: { "multipart/form-data": replacementFields.extend({ file: z.file() }) },
    sends: [PROGRESS_TYPE],
    errors: ["not-found"],
    audit: ["templates:replace"],
  },
  "POST /templates/upload": {
    summary: "Upload a template (multipart: file, name)",
    permission: "templates:write",
    answer: one.answer,
    accepts: { "multipart/form-data": uploadFields.extend({ file: z.file() }) },
    sends: [PROGRESS_TYPE],
    errors: ["not-found"],
    audit: ["templates:upload"],
  },
  "POST /templates/versions/{id}/{version}": {
    summary: "Switch to another version of a template",
    permission: "templates:write",
    params: versionParams,
    answer: one.answer,
    errors: ["not-found", "too-large"],
    audit: ["templates:switch"],
  },
  "GET /templates/events": {
    summary: "Follow changes of the template (server-sent events)",
    access: "visitor",
    loadedByPages: true,
    sends: ["text/event-stream"],
    errors: ["too-many-tries"],
  },
});
