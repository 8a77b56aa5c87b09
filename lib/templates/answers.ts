import { z } from "zod";
import { moment } from "@/lib/platform/http/answers";

/** One line of an upload's report. */
export const finding = z.object({
  severity: z.enum(["error", "warning", "advice"]).describe("An error refuses the upload."),
  file: z.string().optional(),
  line: z.int().optional().describe("Counts from 1."),
  message: z.string(),
});

/** A template in the manager's list. */
export const templateView = z.object({
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  uploadedAt: moment.describe("When the version in use was uploaded."),
  files: z.array(z.string()).describe("Paths inside the template."),
  bytes: z.int().describe("Of all files together."),
  archiveBytes: z.int(),
  version: z.int(),
  hash: z.string().describe("The version's content hash."),
  findings: z.object({ warning: z.int(), advice: z.int() }),
});

/** A template with all that is known of it. */
export const templateDetails = templateView.extend({
  report: z.array(finding),
  skipped: z.array(z.object({ path: z.string(), reason: z.string() })),
  versions: z.array(
    z.object({ version: z.int(), fileName: z.string(), uploadedAt: moment, archiveBytes: z.int() }),
  ),
});

/** `GET /api/templates/active`. */
export const activeTemplate = z.object({
  hasTemplate: z.boolean(),
  html: z.string().nullable(),
  baseUrl: z.string().nullable(),
  cssFiles: z.array(z.string()),
  jsFiles: z.array(z.string()),
});
