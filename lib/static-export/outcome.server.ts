import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { knownOrigin } from "@/lib/platform/http/origin";
import { type Bucket, bucketOf } from "@/lib/platform/s3/bucket";

/** A message is shown in the portal. */
const MAX_MESSAGE_LENGTH = 500;

const fields = { isOn: true, pushedAt: true, files: true, failure: true, failedAt: true } as const;

/** The bucket for the files; null without SITE_BUCKET. */
export const siteBucket = (): Bucket | null => bucketOf("SITE_BUCKET");

/** Returns the origin of the absolute links in files that nobody requests; null if the settings have none. */
export async function publicOrigin(): Promise<string | null> {
  await configurationState();
  return knownOrigin();
}

export const readStaticExport = () => db.staticExport.findUnique({ where: { id: 1 }, select: fields });

type Outcome =
  | { failure: string; failedAt: Date }
  | { failure: null; failedAt: null; pushedAt?: Date; files?: number };

export const recordOutcome = (outcome: Outcome) =>
  db.staticExport.upsert({
    where: { id: 1 },
    create: outcome,
    update: outcome,
    select: { id: true },
  });

/** Records why an export failed, for the portal. */
export const recordFailure = (error: unknown) =>
  recordOutcome({
    failure: (error instanceof Error ? error.message : String(error)).slice(0, MAX_MESSAGE_LENGTH),
    failedAt: new Date(),
  });
