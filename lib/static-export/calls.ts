import { defineCalls } from "@/lib/platform/http/call";
import { staticExportState } from "./answers";
import { staticExportInput } from "./schema";

export const staticExportCalls = defineCalls({
  "GET /static-export": {
    summary: "Get the state of the site’s plain files",
    permission: "backups:write",
    answer: staticExportState,
  },
  "PUT /static-export": {
    summary: "Choose whether the plain files are stored in the bucket after each change",
    permission: "backups:write",
    body: staticExportInput,
    answer: staticExportState,
    errors: ["conflict"],
    audit: ["static-export:change"],
  },
  "POST /static-export/push": {
    summary: "Store the plain files in the bucket now",
    permission: "backups:write",
    answer: staticExportState,
    errors: ["conflict"],
    audit: ["static-export:push"],
  },
  "GET /static-export/files": {
    summary: "Download the site as plain files",
    permission: "backups:write",
    sends: ["application/zip"],
    errors: ["conflict"],
  },
});
