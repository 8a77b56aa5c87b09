import "server-only";
import { createHash } from "node:crypto";
import type { Client } from "pg";
import { recordChange } from "@/lib/audit/record.server";
import { requireBlobStore } from "@/lib/platform/blobs/health.server";
import { withBlob } from "@/lib/platform/blobs/server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { directTransaction } from "@/lib/platform/db/direct-transaction";
import { AppError } from "@/lib/platform/http/errors";
import { randomId } from "@/lib/platform/runtime/random-id";
import type { TemplateDetails } from "./answers";
import { dryRunTemplate } from "./dry-run.server";
import { requireSource } from "./files.server";
import { inspectArchive } from "./inspection/run.server";
import { publishChange } from "./publish.server";
import type { Finding } from "./schema";
import { noSuchTemplate, requireTemplate } from "./server";
import { clearFileCache, renderLater, storeFiles } from "./store.server";
import type { UploadFollower } from "./upload-step";

type Upload = { fileName: string; archive: Uint8Array<ArrayBuffer> };

/** Timeout of storing an upload in the database, in milliseconds. */
const STORING_TIMEOUT_MS = 60_000;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024).toLocaleString("en")} KB`;

/** @throws AppError `invalid` with every error as its `report` */
function refuseErrors(findings: readonly Finding[]) {
  const report = findings.filter(({ severity }) => severity === "error");
  const [first] = report;
  if (!first) return;
  const where = [first.file, first.line].filter(Boolean).join(":");
  throw new AppError("invalid", where ? `${where}: ${first.message}` : first.message, { report });
}

const savings = (before: number, after: number): Finding[] =>
  before > after
    ? [
        {
          severity: "advice",
          message: `Smaller copies of the images save ${kilobytes(before - after)} of ${kilobytes(before)}; browsers that can show them get them by themselves.`,
        },
      ]
    : [];

/**
 * Reads and checks an upload and unpacks it; nothing is in the database yet. @throws AppError `invalid`, `too-large`,
 * `unavailable`
 */
async function takeIn({ fileName, archive }: Upload, follower: UploadFollower) {
  await requireBlobStore();
  const { files, skipped, findings } = await inspectArchive(archive, follower);
  refuseErrors(findings);
  const hash = createHash("sha256").update(archive).digest("hex");
  const images = await storeFiles(hash, files, follower).catch(removeUnused(hash));
  const version = {
    hash,
    fileName,
    files: files.map(({ path, type, bytes }) => ({ path, type, bytes: bytes.length })),
    skipped,
    report: [...findings, ...images.findings, ...savings(images.bytesBefore, images.bytesAfter)],
  };
  return { version, archive, isLater: images.isLater };
}

type TakenIn = Awaited<ReturnType<typeof takeIn>>;
type Version = TakenIn["version"];

/** Removes the files of a failed upload, unless a version has the same. */
const removeUnused = (hash: string) => async (error: unknown) => {
  if ((await db.templateVersion.count({ where: { hash } })) === 0) await clearFileCache(hash);
  throw error;
};

/** Writes an upload into the database; an abort until then leaves nothing. */
async function save(
  { version: { hash }, archive, isLater }: TakenIn,
  { onStep, signal }: UploadFollower,
  write: (client: Client) => Promise<void>,
) {
  onStep?.({ name: "storing" });
  const writeRows = () =>
    directTransaction(async (client) => {
      await write(client);
      signal?.throwIfAborted();
    }, STORING_TIMEOUT_MS);
  await withBlob({ hash, size: archive.length }, archive, writeRows, signal).catch(removeUnused(hash));
  if (isLater) void renderLater(hash);
}

async function insertVersion(client: Client, templateId: string, number: number, version: Version) {
  const { hash, fileName, files, skipped, report } = version;
  await client.query(
    `INSERT INTO "TemplateVersion"
       ("templateId", "number", "hash", "fileName", "files", "skipped", "report")
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [templateId, number, hash, fileName, ...[files, skipped, report].map((list) => JSON.stringify(list))],
  );
}

/**
 * Adds a template, which is not active yet.
 * @throws AppError `invalid`, `too-large`
 */
export async function uploadTemplate(
  name: string,
  upload: Upload,
  follower: UploadFollower = {},
): Promise<TemplateDetails> {
  const takenIn = await takeIn(upload, follower);
  const id = randomId();
  await save(takenIn, follower, async (client) => {
    await client.query(`INSERT INTO "Template" ("id", "name", "version") VALUES ($1, $2, 1)`, [id, name]);
    await insertVersion(client, id, 1, takenIn.version);
    const { fileName } = takenIn.version;
    await recordChange(client, {
      action: "templates:upload",
      target: { id, label: name },
      after: { name, version: 1, fileName },
    });
  });
  return requireTemplate(id);
}

async function lockTemplate(transaction: Transaction, id: string) {
  const [row] = await transaction.$queryRaw<{ name: string; version: number; active: boolean }[]>`
    SELECT "name", "version", "active" FROM "Template" WHERE "id" = ${id} FOR UPDATE`;
  if (!row) throw noSuchTemplate();
  return row;
}

/** Uploads a new version of a template; the earlier ones stay available. */
export async function replaceTemplate(
  id: string,
  upload: Upload,
  follower: UploadFollower = {},
): Promise<TemplateDetails> {
  await requireTemplate(id);
  const takenIn = await takeIn(upload, follower);
  await save(takenIn, follower, async (client) => {
    const locked = await client.query(
      `SELECT "name", "version", "active" FROM "Template" WHERE "id" = $1 FOR UPDATE`,
      [id],
    );
    const [template] = locked.rows;
    if (!template) throw noSuchTemplate();
    const { rows } = await client.query(
      `SELECT coalesce(max("number"), 0) + 1 AS "next" FROM "TemplateVersion" WHERE "templateId" = $1`,
      [id],
    );
    const { next } = rows[0];
    await insertVersion(client, id, next, takenIn.version);
    await client.query(`UPDATE "Template" SET "version" = $2 WHERE "id" = $1`, [id, next]);
    await recordChange(client, {
      action: "templates:replace",
      target: { id, label: template.name },
      before: { version: template.version },
      after: { version: next, fileName: takenIn.version.fileName },
      versions: { before: template.version, after: next },
    });
    if (template.active) await publishChange(client);
  });
  return requireTemplate(id);
}

/**
 * Makes an earlier or later version of a template the current one, after a dry run.
 * @throws AppError `not-found`; `conflict` if the dry run fails, and the current version stays the same
 */
export async function switchVersion(id: string, version: number): Promise<TemplateDetails> {
  await requireTemplate(id);
  const found = await db.templateVersion.findUnique({
    where: { templateId_number: { templateId: id, number: version } },
    select: { hash: true },
  });
  if (!found) throw new AppError("not-found", "There is no such version of this template.");
  await dryRunTemplate(await requireSource(id, found.hash));
  await db.$transaction(async (transaction) => {
    const { name, active, version: former } = await lockTemplate(transaction, id);
    await transaction.template.update({ where: { id }, data: { version }, select: { id: true } });
    await recordChange(transaction, {
      action: "templates:switch",
      target: { id, label: name },
      before: { version: former },
      after: { version },
      versions: { before: former, after: version },
    });
    if (active) await publishChange(transaction);
  });
  return requireTemplate(id);
}
