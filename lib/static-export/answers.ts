import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";

export const staticExportState = z.object({
  bucket: z.string().nullable().describe("The name of the bucket for the files; null without SITE_BUCKET."),
  isOn: z.boolean().describe("Whether the files are stored in the bucket after each change of the site."),
  isPushing: z.boolean().describe("Whether an export into the bucket is waiting or running."),
  isDownloading: z.boolean().describe("Whether a download runs, so that no other one can begin."),
  pushedAt: moment.nullable().describe("The time of the latest complete export into the bucket."),
  files: z.int().nullable().describe("The number of its files."),
  failure: z
    .object({ message: z.string(), at: moment })
    .nullable()
    .describe("The reason and time of the latest export, if it failed."),
  lacks: z
    .array(z.enum(["phone", "reach", "address", "public"]))
    .describe(
      "Missing for the files: a phone number; any way to reach the business; the site’s address for the bucket; a site that is public.",
    ),
});
export type StaticExportState = z.infer<typeof staticExportState>;
