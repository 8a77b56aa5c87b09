import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { shownContact } from "@/lib/restaurants/hours/contact.server";
import type { StaticExportState } from "./answers";
import { pushJob } from "./jobs";
import { isDownloading } from "./one-download.server";
import { publicOrigin, readStaticExport, siteBucket } from "./outcome.server";

async function isPushing(): Promise<boolean> {
  const where = { kind: pushJob.kind, state: { in: ["queued" as const, "running" as const] } };
  return (await db.job.findFirst({ where, select: { id: true } })) !== null;
}

async function lacksOf(): Promise<StaticExportState["lacks"]> {
  const [{ phones, email, places }, { isConfigured, isComingSoon }] = await Promise.all([
    shownContact(),
    configurationState(),
  ]);
  const hasOther = email !== "" || places.length > 0;
  return [
    ...(isConfigured && !isComingSoon ? [] : ["public" as const]),
    ...(phones.length > 0 ? [] : [hasOther ? ("phone" as const) : ("reach" as const)]),
    ...((await publicOrigin()) === null ? ["address" as const] : []),
  ];
}

/** Returns the state of the site's plain files. */
export async function staticExport(): Promise<StaticExportState> {
  const [row, pushing, downloading, lacks] = await Promise.all([
    readStaticExport(),
    isPushing(),
    isDownloading(),
    lacksOf(),
  ]);
  const { failure = null, failedAt = null } = row ?? {};
  return {
    bucket: siteBucket()?.name ?? null,
    isOn: row?.isOn ?? false,
    isPushing: pushing,
    isDownloading: downloading,
    pushedAt: row?.pushedAt?.toISOString() ?? null,
    files: row?.files ?? null,
    failure: failure !== null && failedAt ? { message: failure, at: failedAt.toISOString() } : null,
    lacks,
  };
}
