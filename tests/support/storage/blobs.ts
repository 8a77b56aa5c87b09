import { buffer } from "node:stream/consumers";
import { refOf } from "@/lib/platform/blobs/bytes";
import { readBlob, withBlob } from "@/lib/platform/blobs/server";
import { db } from "@/lib/platform/db/client";

/** Stores bytes as an unreferenced blob. @returns its hash */
export async function storeBlob(bytes: Uint8Array): Promise<string> {
  const blob = refOf(bytes);
  await withBlob(blob, bytes, async () => undefined);
  return blob.hash;
}

/** Returns the bytes that a row references. */
export async function bytesOf({ hash }: { hash: string }): Promise<Buffer> {
  const { size } = await db.blob.findUniqueOrThrow({ where: { hash }, select: { size: true } });
  return buffer(readBlob({ hash, size }));
}
