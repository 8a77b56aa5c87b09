import "server-only";
import { createHash } from "node:crypto";
import { randomId } from "@/lib/auth/server";
import { db, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { forgetActiveTemplate } from "./active.server";
import { announceChange } from "./announce.server";
import { readArchive } from "./archive/read-archive";
import { requireSource } from "./files.server";
import { inspectTemplate } from "./html/inspect-template";
import { rehearse } from "./rehearse.server";
import type { Finding } from "./report";
import type { TemplateDetails } from "./schema";
import { requireTemplate } from "./server";
import { storeFiles } from "./store.server";

export type Upload = { fileName: string; archive: Uint8Array<ArrayBuffer> };

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024).toLocaleString("en")} KB`;

/** @throws AppError `invalid` with every error as its `report` */
function refuseErrors(findings: readonly Finding[]) {
  const report = findings.filter(({ severity }) => severity === "error");
  const [first] = report;
  if (!first) return;
  const where = [first.file, first.line].filter(Boolean).join(":");
  throw new AppError("invalid", where ? `${where}: ${first.message}` : first.message, { report });
}

/** Reads and checks an upload and unpacks it; nothing is in the database yet. @throws AppError `invalid`, `too-large` */
async function takeIn({ fileName, archive }: Upload) {
  const { files, skipped } = await readArchive(archive);
  const findings = inspectTemplate(files);
  refuseErrors(findings);
  const hash = createHash("sha256").update(archive).digest("hex");
  const images = await storeFiles(hash, files);
  const saved: Finding[] =
    images.bytesBefore > images.bytesAfter
      ? [
          {
            severity: "advice",
            message: `Smaller copies of the images save ${kilobytes(images.bytesBefore - images.bytesAfter)} of ${kilobytes(images.bytesBefore)}; browsers that can show them get them by themselves.`,
          },
        ]
      : [];
  return {
    hash,
    fileName,
    archive,
    files: files.map(({ path, type, bytes }) => ({ path, type, bytes: bytes.length })),
    skipped,
    report: [...findings, ...images.findings, ...saved],
  };
}

/** Adds a template, which is not active yet. @throws AppError `invalid`, `too-large` */
export async function uploadTemplate(name: string, upload: Upload): Promise<TemplateDetails> {
  const version = await takeIn(upload);
  const id = randomId();
  await db.template.create({
    data: { id, name, version: 1, versions: { create: { number: 1, ...version } } },
    select: { id: true },
  });
  return requireTemplate(id);
}

async function lockTemplate(transaction: Transaction, id: string) {
  const [row] = await transaction.$queryRaw<{ version: number; active: boolean }[]>`
    SELECT "version", "active" FROM "Template" WHERE "id" = ${id} FOR UPDATE`;
  if (!row) throw new AppError("not-found", "There is no such template.");
  return row;
}

/** Replaces a template by a new upload; the old one stays a version to go back to. */
export async function replaceTemplate(id: string, upload: Upload): Promise<TemplateDetails> {
  await requireTemplate(id);
  const version = await takeIn(upload);
  await db.$transaction(async (transaction) => {
    const { active } = await lockTemplate(transaction, id);
    const { _max } = await transaction.templateVersion.aggregate({
      where: { templateId: id },
      _max: { number: true },
    });
    const number = (_max.number ?? 0) + 1;
    await transaction.templateVersion.create({
      data: { templateId: id, number, ...version },
      select: { number: true },
    });
    await transaction.template.update({ where: { id }, data: { version: number }, select: { id: true } });
    if (active) await announceChange(transaction);
  });
  forgetActiveTemplate();
  return requireTemplate(id);
}

/**
 * Goes back, or forward, to another version of a template. Where that can't be served, the one in use stays.
 * @throws AppError `not-found`, `conflict`
 */
export async function switchVersion(id: string, version: number): Promise<TemplateDetails> {
  await requireTemplate(id);
  const found = await db.templateVersion.findUnique({
    where: { templateId_number: { templateId: id, number: version } },
    select: { hash: true },
  });
  if (!found) throw new AppError("not-found", "There is no such version of this template.");
  await rehearse(await requireSource(id, found.hash));
  await db.$transaction(async (transaction) => {
    const { active } = await lockTemplate(transaction, id);
    await transaction.template.update({ where: { id }, data: { version }, select: { id: true } });
    if (active) await announceChange(transaction);
  });
  forgetActiveTemplate();
  return requireTemplate(id);
}
