import "server-only";
import { postgresStore } from "./postgres-store.server";
import type { BlobPlace, BlobStore } from "./store";

const stores: Record<BlobPlace, () => BlobStore> = {
  postgres: () => postgresStore,
  s3: () => {
    throw new Error("There is no bucket.");
  },
};

/** Where new bytes are kept. */
export const chosenPlace = (): BlobPlace => "postgres";

export const storeAt = (place: BlobPlace): BlobStore => stores[place]();
