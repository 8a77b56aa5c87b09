import { parseUrl } from "@/lib/platform/address/parse-url";
import { environment } from "@/lib/platform/runtime/env";

/** `setting` is the one that names the bucket. */
export type Bucket = {
  name: string;
  setting: "S3_BUCKET" | "BACKUP_BUCKET" | "SITE_BUCKET";
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Returns the bucket of a setting, or null. */
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

/** Describes a bucket for people. */
export const describeBucket = ({ name, endpoint, setting }: Bucket) =>
  `The bucket ${name} at ${parseUrl(endpoint)?.host ?? endpoint} (${setting})`;
