import "server-only";
import { moveBlobs } from "@/lib/platform/blobs/move.server";
import { chosenPlace } from "@/lib/platform/blobs/stores.server";
import { log } from "@/lib/platform/log/log";

/** Moves restored files from the database to the configured store. @returns whether all were moved */
export async function settleBlobs(): Promise<boolean> {
  if (chosenPlace() === "postgres") return true;
  try {
    return (await moveBlobs("s3")).failed.length === 0;
  } catch (error) {
    log.warn({ err: error }, "Restored files stay in the database: npm run blobs -- move --to s3 moves them");
    return false;
  }
}
