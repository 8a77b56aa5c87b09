import * as z from "zod";
import { line } from "@/lib/platform/http/text";
import { NAME_REQUIRED, NOT_ZIP } from "./limits";

const templateName = line(80, NAME_REQUIRED);
const archiveName = z
  .string({ error: NOT_ZIP })
  .max(255, "The file’s name is too long")
  .regex(/\.zip$/i, NOT_ZIP);

/** The form's fields; `file` is the archive's name. */
export const uploadFields = z.strictObject({ name: templateName, file: archiveName });
export const replacementFields = z.strictObject({ file: archiveName });

export const renameInput = z.strictObject({ name: templateName });

/** Malformed ids map to null, so they yield 404 like unknown ids. */
const id = z
  .string()
  .regex(/^[\w-]{22}$/)
  .catch("");
export const templateParams = z.object({ id });
export const versionParams = z.object({
  id,
  version: z.coerce.number().int().min(1).max(1_000_000).catch(0),
});

/** The id of a template, or of a ready design before it is stored as one. */
const shownId = z
  .string()
  .regex(/^([\w-]{22}|design-[a-z]+)$/)
  .catch("");
export const designParams = z.object({ name: z.string() });

const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .catch("");
/** In Unicode form NFC, like the paths of a template; a style sheet may use another. */
const path = z.array(z.string()).transform((segments) => segments.join("/").normalize("NFC"));
export const fileParams = z.object({ id: shownId, hash, path });
export const previewParams = z.object({ id: shownId, path: path.optional() });

/** One line of an upload's report. */
export const finding = z.object({
  severity: z.enum(["error", "warning", "advice"]).describe("An error refuses the upload."),
  file: z.string().optional(),
  line: z.int().optional().describe("Counts from 1."),
  message: z.string(),
});
export type Finding = z.infer<typeof finding>;
export type Severity = Finding["severity"];

/** A path within the template's folder; a restored backup may contain rows that no upload has checked. */
const innerPath = z
  .string()
  .refine((given) => !/^[/\\]|(^|[/\\])\.\.([/\\]|$)/.test(given), "Leads elsewhere");
/** JSON columns of a version. */
export const storedFiles = z.array(z.object({ path: innerPath, type: z.string(), bytes: z.number() }));
export const storedSkipped = z.array(z.object({ path: z.string(), reason: z.string() }));
export const storedReport = z.array(finding);
export type StoredFile = z.infer<typeof storedFiles>[number];
