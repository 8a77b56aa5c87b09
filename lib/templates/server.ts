import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import type { BlobRef } from "@/lib/platform/blobs/store";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { TemplateDetails, TemplateView } from "./answers";
import { type Severity, storedFiles, storedReport, storedSkipped } from "./schema";
import { clearFileCache } from "./store.server";

export const noSuchTemplate = () => new AppError("not-found", "There is no such template.");

/** A template with its version in use. */
type Row = Pick<TemplateView, "id" | "name" | "active" | "version" | "hash" | "archiveBytes"> & {
  files: unknown;
  skipped: unknown;
  report: unknown;
  uploadedAt: Date;
};

function readRows(id: string | null): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT t."id", t."name", t."active", t."version", v."hash", v."files", v."skipped", v."report", v."uploadedAt",
      a."size" AS "archiveBytes"
    FROM "Template" t JOIN "TemplateVersion" v ON v."templateId" = t."id" AND v."number" = t."version"
    JOIN "Blob" a ON a."hash" = v."hash"
    WHERE ${id}::text IS NULL OR t."id" = ${id}
    ORDER BY t."createdAt" DESC, t."id"`;
}

function toView({ files, report, skipped: _, uploadedAt, ...row }: Row): TemplateView {
  const stored = storedFiles.parse(files);
  const findings = storedReport.parse(report);
  const count = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  return {
    ...row,
    uploadedAt: uploadedAt.toISOString(),
    files: stored.map(({ path }) => path),
    bytes: stored.reduce((sum, { bytes }) => sum + bytes, 0),
    findings: { warning: count("warning"), advice: count("advice") },
  };
}

/** All templates, the newest first. */
export async function listTemplates(): Promise<TemplateView[]> {
  return (await readRows(null)).map(toView);
}

/** @throws AppError `not-found` */
export async function requireTemplate(id: string): Promise<TemplateDetails> {
  const [row] = await readRows(id);
  if (!row) throw noSuchTemplate();
  const versions = await db.$queryRaw<
    { version: number; fileName: string; uploadedAt: Date; archiveBytes: number }[]
  >`SELECT v."number" AS "version", v."fileName", v."uploadedAt", a."size" AS "archiveBytes"
    FROM "TemplateVersion" v JOIN "Blob" a ON a."hash" = v."hash"
    WHERE v."templateId" = ${id} ORDER BY v."number" DESC`;
  return {
    ...toView(row),
    report: storedReport.parse(row.report),
    skipped: storedSkipped.parse(row.skipped),
    versions: versions.map((one) => ({ ...one, uploadedAt: one.uploadedAt.toISOString() })),
  };
}

/** @throws AppError `not-found` */
export async function renameTemplate(id: string, name: string): Promise<TemplateDetails> {
  await db.$transaction(async (transaction) => {
    const former = await transaction.template.findUnique({ where: { id }, select: { name: true } });
    const { count } = await transaction.template.updateMany({ where: { id }, data: { name } });
    if (!former || count === 0) throw noSuchTemplate();
    await recordChange(transaction, {
      action: "templates:rename",
      target: { id, label: name },
      before: former,
      after: { name },
    });
  });
  return requireTemplate(id);
}

/**
 * The archive of a template's version in use, and its name.
 * @throws AppError `not-found`
 */
export async function requireArchive(id: string): Promise<{ fileName: string; archive: BlobRef }> {
  const row = await db.template.findUnique({ where: { id }, select: { version: true } });
  const where = { templateId_number: { templateId: id, number: row?.version ?? 0 } };
  const select = { fileName: true, archive: { select: { hash: true, size: true } } };
  const version = row && (await db.templateVersion.findUnique({ where, select }));
  if (!version) throw noSuchTemplate();
  return version;
}

/** Removes a template and all its versions. @throws AppError `conflict` if it is active, `not-found` */
export async function deleteTemplate(id: string): Promise<void> {
  const hashes = await db.$transaction(async (transaction) => {
    const template = await transaction.template.findUnique({
      where: { id },
      select: { name: true, version: true, versions: { select: { hash: true } } },
    });
    if (!template) throw noSuchTemplate();
    const { count } = await transaction.template.deleteMany({ where: { id, active: false } });
    if (count === 1) {
      await recordChange(transaction, {
        action: "templates:delete",
        target: { id, label: template.name },
        before: template,
      });
      return template.versions.map(({ hash }) => hash);
    }
    throw new AppError("conflict", "The active template can’t be deleted. Activate another one first.");
  });
  for (const hash of new Set(hashes)) {
    if ((await db.templateVersion.count({ where: { hash } })) === 0) await clearFileCache(hash);
  }
}
