import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { isShownSomewhere } from "@/lib/pictures/users.server";
import { refOf } from "@/lib/platform/blobs/bytes";
import { requireBlobStore } from "@/lib/platform/blobs/health.server";
import { withBlob } from "@/lib/platform/blobs/server";
import type { BlobRef } from "@/lib/platform/blobs/store";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { StoredPicture } from "./answers";
import { type FocalPoint, type PictureShape, pictureAddress } from "./pictures";
import { type ProcessedPicture, processPicture } from "./process-picture.server";

/** The maximum number of stored pictures for previews. */
const MAX_PICTURES = 1000;
/** The lifetime of an unused picture in hours: an unsaved form may contain it. */
const MAX_UNUSED = 24;

/** Deletes unused pictures for previews. */
async function removeUnused(transaction: Transaction) {
  await transaction.$executeRaw`
    DELETE FROM "Picture" m
    WHERE NOT m."inLibrary" AND m."createdAt" < now() - make_interval(hours => ${MAX_UNUSED}::int)
      AND NOT ${isShownSomewhere}`;
}

/** A hash of the content, so that equal pictures are stored once. */
const idOf = ({ hash }: BlobRef) => Buffer.from(hash, "hex").toString("base64url").slice(0, 22);

/**
 * Stores the part of an uploaded picture around the focus.
 * @throws AppError `invalid` with the field `file`; `conflict` if there are too many pictures; `unavailable` if the store
 * can't be reached
 */
export async function storePicture(
  upload: Uint8Array,
  shape: PictureShape,
  focus: FocalPoint,
): Promise<{ image: StoredPicture; warning?: string }> {
  await requireBlobStore();
  const { warning, ...picture } = await processPicture(upload, shape, focus);
  const blob = refOf(picture.bytes);
  const id = idOf(blob);
  await withBlob(blob, picture.bytes, () => keepPicture(id, blob, picture));
  const { width, height, type, bytes } = picture;
  return {
    image: { id, url: pictureAddress(id), width, height, bytes: bytes.length, type },
    ...(warning && { warning }),
  };
}

/** @throws AppError `conflict` if there are too many pictures */
async function keepPicture(id: string, { hash }: BlobRef, { type, width, height, bytes }: ProcessedPicture) {
  await db.$transaction(async (transaction) => {
    await transaction.$executeRaw`LOCK TABLE "Picture" IN SHARE ROW EXCLUSIVE MODE`;
    await removeUnused(transaction);
    const others = await transaction.picture.count({ where: { id: { not: id }, inLibrary: false } });
    if (others >= MAX_PICTURES) {
      throw new AppError(
        "conflict",
        `${MAX_PICTURES} pictures are kept already: remove one from a page first; it is deleted a day later.`,
      );
    }
    await transaction.picture.upsert({
      where: { id },
      create: { id, type, hash, width, height },
      update: { createdAt: new Date() },
      select: { id: true },
    });
    const after = { type, width, height, bytes };
    await recordChange(transaction, { action: "seo:upload", target: { id, label: id }, after });
  });
}
