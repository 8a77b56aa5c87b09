import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { refOf } from "@/lib/blobs/bytes";
import { requireBlobStore } from "@/lib/blobs/health.server";
import { blobBody, withBlob } from "@/lib/blobs/server";
import type { BlobRef } from "@/lib/blobs/store";
import { db, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { hasTag } from "@/lib/http/version-tag";
import { type FocalPoint, type PictureShape, pictureAddress, type StoredPicture } from "./pictures";
import { type ProcessedPicture, processPicture } from "./process-picture.server";

/** The most pictures that are kept. */
const MAX_PICTURES = 1000;
/** How long a picture is kept that no page shows, in hours: it may stand in a form that is not saved yet. */
const KEPT_UNUSED = 24;

/** Removes pictures that neither the pages' settings nor the landing page name. */
async function removeUnused(transaction: Transaction) {
  await transaction.$executeRaw`
    DELETE FROM "Media" m
    WHERE m."createdAt" < now() - make_interval(hours => ${KEPT_UNUSED}::int)
      AND NOT EXISTS (SELECT 1 FROM "PageSeo" p
        WHERE strpos(p."ogImage" || p."twitterImage" || p."structuredData"::text, m."id") > 0)
      AND NOT EXISTS (SELECT 1 FROM "LandingContent" l WHERE strpos(l."content"::text, m."id") > 0)`;
}

/** Named by its content, so that the same picture is kept once. */
const idOf = ({ hash }: BlobRef) => Buffer.from(hash, "hex").toString("base64url").slice(0, 22);

/**
 * Keeps the part of an uploaded picture around the focus.
 * @throws AppError `invalid` with the field `file`; `conflict` where there are too many pictures; `unavailable` where
 * there is nowhere to store it
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

/** @throws AppError `conflict` where there are too many pictures */
async function keepPicture(id: string, { hash }: BlobRef, { type, width, height, bytes }: ProcessedPicture) {
  await db.$transaction(async (transaction) => {
    await transaction.$executeRaw`LOCK TABLE "Media" IN SHARE ROW EXCLUSIVE MODE`;
    await removeUnused(transaction);
    const others = await transaction.media.count({ where: { id: { not: id } } });
    if (others >= MAX_PICTURES) {
      throw new AppError(
        "conflict",
        `${MAX_PICTURES} pictures are kept already: remove one from a page first; it is deleted a day later.`,
      );
    }
    await transaction.media.upsert({
      where: { id },
      create: { id, type, hash, width, height },
      update: { createdAt: new Date() },
      select: { id: true },
    });
    const after = { type, width, height, bytes };
    await recordChange(transaction, { action: "seo:upload", target: { id, label: id }, after });
  });
}

const headersOf = (id: string) => ({
  "Cache-Control": "public, max-age=31536000, immutable",
  ETag: `"${id}"`,
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  // Templates are documents of an origin of their own, and may show it too.
  "Cross-Origin-Resource-Policy": "cross-origin",
});

/** A stored picture as an answer, or that the sender has it already. @throws AppError `not-found`, `unavailable` */
export async function pictureAnswer(id: string, { method, headers: sent }: Request): Promise<Response> {
  const picture = await findPicture(id);
  if (!picture) throw new AppError("not-found", "There is no such picture.");
  if (hasTag(sent, `"${id}"`)) {
    return new Response(null, { status: 304, headers: headersOf(id) });
  }
  const { type, blob } = picture;
  return new Response(method === "HEAD" ? null : await blobBody(blob), {
    headers: { ...headersOf(id), "Content-Type": type, "Content-Length": String(blob.size) },
  });
}

function findPicture(id: string) {
  if (!/^[\w-]{22}$/.test(id)) return null;
  const select = { type: true, blob: { select: { hash: true, size: true } } };
  return db.media.findUnique({ where: { id }, select });
}
