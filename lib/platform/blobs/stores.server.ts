import "server-only";
import { environment } from "@/lib/platform/runtime/env";
import { postgresStore } from "./postgres-store.server";
import { s3Store } from "./s3-store.server";
import type { BlobPlace, BlobStore } from "./store";

const stores: Record<BlobPlace, BlobStore> = { postgres: postgresStore, s3: s3Store };

export function chosenPlace(): BlobPlace {
  const { BLOB_STORE, S3_BUCKET } = environment();
  return BLOB_STORE ?? (S3_BUCKET ? "s3" : "postgres");
}

export const storeAt = (place: BlobPlace): BlobStore => stores[place];
