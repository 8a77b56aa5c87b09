import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { enqueue } from "@/lib/platform/jobs/enqueue.server";
import type { StaticExportState } from "./answers";
import { pushJob } from "./jobs";
import { publicOrigin, siteBucket } from "./outcome.server";
import { staticExport } from "./state.server";

/** Several changes make one export. */
export const queuePush = (transaction: Transaction, runAt?: Date) =>
  enqueue(transaction, pushJob, {}, { key: "site", ...(runAt && { runAt }) });

/** @throws AppError `conflict` without a bucket, or without an address for the absolute links in the files */
async function requireTarget() {
  if (!siteBucket())
    throw new AppError("conflict", "There is no bucket for the files. Set SITE_BUCKET on the server.");
  if ((await publicOrigin()) === null)
    throw new AppError("conflict", "Enter the site’s address in the settings first: the files name it.");
}

/**
 * Chooses whether the files are stored after each change of the site, the first time at once.
 * @throws AppError `conflict`
 */
export async function changeStaticExport({ isOn }: { isOn: boolean }): Promise<StaticExportState> {
  if (isOn) await requireTarget();
  await db.$transaction(async (transaction) => {
    const select = { isOn: true } as const;
    const before = await transaction.staticExport.findUnique({ where: { id: 1 }, select });
    await transaction.staticExport.upsert({ where: { id: 1 }, create: { isOn }, update: { isOn }, select });
    await recordChange(transaction, { action: "static-export:change", before, after: { isOn } });
    if (isOn) await queuePush(transaction);
  });
  return staticExport();
}

/** Stores the files in the bucket soon. @throws AppError `conflict` */
export async function pushNow(): Promise<StaticExportState> {
  await requireTarget();
  await db.$transaction(async (transaction) => {
    await recordChange(transaction, { action: "static-export:push" });
    await queuePush(transaction);
  });
  return staticExport();
}
