import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { finding } from "./schema";

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
  hash: z.string().describe("The version’s content hash."),
  findings: z.object({ warning: z.int(), advice: z.int() }),
});
export type TemplateView = z.infer<typeof templateView>;

/** A template with all of its details. */
export const templateDetails = templateView.extend({
  report: z.array(finding),
  skipped: z.array(z.object({ path: z.string(), reason: z.string() })),
  versions: z.array(
    z.object({ version: z.int(), fileName: z.string(), uploadedAt: moment, archiveBytes: z.int() }),
  ),
});
export type TemplateDetails = z.infer<typeof templateDetails>;

/** A ready design. */
export const designView = z.object({
  name: z.string(),
  title: z.string(),
  trade: z.string(),
  character: z.string().describe("A sentence on its look."),
  previewId: z.string().describe("The id of its preview."),
  thumbnail: z.string().describe("The address of a picture of it."),
  templateId: z.string().nullable().describe("The template that has it in its present version."),
});
export type DesignView = z.infer<typeof designView>;

/** `GET /api/templates/active`. */
export const activeTemplate = z.object({
  hasTemplate: z.boolean(),
  html: z.string().nullable(),
  baseUrl: z.string().nullable(),
  cssFiles: z.array(z.string()),
  jsFiles: z.array(z.string()),
});
export type ActiveTemplate = z.infer<typeof activeTemplate>;
