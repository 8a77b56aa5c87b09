import { parseUrl } from "@/lib/platform/address/parse-url";
import { environment } from "@/lib/platform/runtime/env";

/** A bucket, and what it is reached with. `setting` is the one that names it. */
export type Bucket = {
  name: string;
  setting: "S3_BUCKET" | "BACKUP_BUCKET";
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** The bucket that a setting names; null where none is set. */
export function bucketOf(setting: Bucket["setting"]): Bucket | null {
  const settings = environment();
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  const name = settings[setting];
  if (!name || !S3_ENDPOINT || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    name,
    setting,
    endpoint: S3_ENDPOINT.replace(/\/+$/, ""),
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** How people name a bucket. */
export const describeBucket = ({ name, endpoint, setting }: Bucket) =>
  `The bucket ${name} at ${parseUrl(endpoint)?.host ?? endpoint} (${setting})`;
