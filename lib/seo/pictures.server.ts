import "server-only";
import { createHash } from "node:crypto";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { hasTag } from "@/lib/http/version-tag";
import { type FocalPoint, type PictureShape, pictureAddress, type StoredPicture } from "./pictures";
import { processPicture } from "./process-picture.server";

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
const idOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("base64url").slice(0, 22);

/**
 * Keeps the part of an uploaded picture around the focus.
 * @throws AppError `invalid` with the field `file`; `conflict` where there are too many pictures
 */
export async function storePicture(
  upload: Uint8Array,
  shape: PictureShape,
  focus: FocalPoint,
): Promise<{ image: StoredPicture; warning?: string }> {
  const { warning, ...picture } = await processPicture(upload, shape, focus);
  const id = idOf(picture.bytes);
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
      create: { id, ...picture },
      update: { createdAt: new Date() },
      select: { id: true },
    });
    await recordChange(transaction, { action: "seo:upload", target: { id, label: id }, after: picture });
  });
  const { width, height, type, bytes } = picture;
  return {
    image: { id, url: pictureAddress(id), width, height, bytes: bytes.length, type },
    ...(warning && { warning }),
  };
}

const headersOf = (id: string) => ({
  "Cache-Control": "public, max-age=31536000, immutable",
  ETag: `"${id}"`,
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  // Templates are documents of an origin of their own, and may show it too.
  "Cross-Origin-Resource-Policy": "cross-origin",
});

/** A stored picture as an answer, or that the sender has it already. @throws AppError `not-found` */
export async function pictureAnswer(id: string, request: Headers): Promise<Response> {
  const picture = await findPicture(id);
  if (!picture) throw new AppError("not-found", "There is no such picture.");
  if (hasTag(request, `"${id}"`)) {
    return new Response(null, { status: 304, headers: headersOf(id) });
  }
  return new Response(picture.bytes, {
    headers: {
      ...headersOf(id),
      "Content-Type": picture.type,
      "Content-Length": String(picture.bytes.length),
    },
  });
}

function findPicture(id: string) {
  if (!/^[\w-]{22}$/.test(id)) return null;
  return db.media.findUnique({ where: { id }, select: { type: true, bytes: true } });
}
