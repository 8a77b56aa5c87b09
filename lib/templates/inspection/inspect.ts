import { readArchive, type TemplateFile } from "../archive/read-archive";
import { inspectTemplate } from "../html/inspect-template";
import type { Finding } from "../report";

export type Inspection = {
  files: TemplateFile[];
  skipped: { path: string; reason: string }[];
  findings: Finding[];
};

/** What the inspection of an archive is at: unpacking it, or one of its pages. */
export type InspectionStep = { name: "unpacking" } | { name: "pages"; done: number; of: number };

/** Unpacks an archive and looks at all that is in it. @throws AppError `invalid`, `too-large` */
export async function inspect(
  archive: Uint8Array,
  onStep: (step: InspectionStep) => void,
): Promise<Inspection> {
  onStep({ name: "unpacking" });
  const { files, skipped } = await readArchive(archive);
  const findings = inspectTemplate(files, (done, of) => onStep({ name: "pages", done, of }));
  return { files, skipped, findings };
}
