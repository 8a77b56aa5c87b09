import "server-only";
import { formatFileSize } from "@/lib/platform/files/file-size";
import { bucketOf, describeBucket } from "@/lib/platform/s3/bucket";
import { lookAt } from "@/lib/platform/s3/objects";
import { checkBlobs } from "./check.server";
import { moveBlobs, otherPlace, type Sum, sumAt } from "./move.server";
import type { BlobPlace } from "./store";
import { chosenPlace } from "./stores.server";
import { BlobCommandError } from "./with-lock.server";

const usage = `Usage:
  npm run blobs -- move --to s3|postgres [--dry-run]
  npm run blobs -- check [--delete-orphans]`;

const counted = ({ blobs, bytes }: Sum) =>
  `${blobs === 1 ? "1 file" : `${blobs} files`} (${formatFileSize(bytes)})`;

function nameOf(place: BlobPlace): string {
  const bucket = place === "s3" && bucketOf("S3_BUCKET");
  return bucket ? describeBucket(bucket).replace("The", "the") : "PostgreSQL";
}

/** @throws BlobCommandError without a bucket; BucketError for an unreachable one */
async function requireBucket() {
  const bucket = bucketOf("S3_BUCKET");
  if (!bucket)
    throw new BlobCommandError("Set S3_ENDPOINT, S3_BUCKET, S3_REGION and the keys: see the README.");
  await lookAt(bucket);
}

/** Prints at most one line per percent. */
function progress(print: (line: string) => void) {
  let reported = -1;
  return (moved: Sum, all: Sum) => {
    const percent = Math.floor((100 * moved.bytes) / Math.max(1, all.bytes));
    if (percent > reported || moved.blobs === all.blobs)
      print(`${moved.blobs} of ${counted(all)}, ${percent} %`);
    reported = percent;
  };
}

/** Advises on the setting of new files if it differs. */
function settingAdvice(to: BlobPlace): string[] {
  if (chosenPlace() === to) return [];
  return [
    `New uploads still go to ${nameOf(chosenPlace())}: set BLOB_STORE=${to}, start the application anew, and move again.`,
  ];
}

async function move(to: BlobPlace, isDry: boolean, print: (line: string) => void) {
  await requireBucket();
  if (isDry) {
    const all = await sumAt(otherPlace(to));
    return { text: `${counted(all)} would move to ${nameOf(to)}. Nothing was changed.`, isWrong: false };
  }
  const { moved, failed } = await moveBlobs(to, { onMoved: progress(print) });
  const lines = [
    `Moved ${counted(moved)} to ${nameOf(to)}.`,
    ...failed.map((hash) => `Not moved, as its bytes are missing or altered: ${hash}`),
    ...settingAdvice(to),
  ];
  return { text: lines.join("\n"), isWrong: failed.length > 0 };
}

async function check(deletesOrphans: boolean) {
  const { whole, missing, altered, orphaned } = await checkBlobs({ deletesOrphans });
  const lines = [
    `${whole} whole, ${missing.length} missing, ${altered.length} altered, ${orphaned.length} orphaned.`,
    ...missing.map((hash) => `Missing: ${hash}`),
    ...altered.map((hash) => `Altered: ${hash}`),
    ...orphaned.map(
      ({ hash, place, isDeleted }) => `${isDeleted ? "Deleted" : "Orphaned"}: ${hash} in ${nameOf(place)}`,
    ),
  ];
  return { text: lines.join("\n"), isWrong: missing.length + altered.length > 0 };
}

/**
 * Runs `npm run blobs` with the database connected.
 * @param print receives progress lines
 * @returns the text to print, and whether something is wrong
 * @throws BlobCommandError, AppError
 */
export async function runBlobCommand(args: readonly string[], print: (line: string) => void) {
  const [command, ...options] = args;
  const given = options.filter((option) => option !== "--dry-run");
  const [flag, to] = given;
  if (command === "move" && flag === "--to" && given.length === 2 && (to === "s3" || to === "postgres")) {
    return move(to, given.length < options.length, print);
  }
  if (command === "check" && options.every((option) => option === "--delete-orphans"))
    return check(options.length > 0);
  throw new BlobCommandError(usage);
}
