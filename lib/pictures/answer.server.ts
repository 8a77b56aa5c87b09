import "server-only";
import { blobBody } from "@/lib/blobs/server";
import type { BlobRef } from "@/lib/blobs/store";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { hasTag } from "@/lib/http/version-tag";
import { isCurrent, renditionAddress, wholeAddress } from "./addresses";

const headersOf = (tag: string) => ({
  "Cache-Control": "public, max-age=31536000, immutable",
  ETag: tag,
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  // Templates are documents of an origin of their own, and may show it too.
  "Cross-Origin-Resource-Policy": "cross-origin",
});

type Picture = { tag: string; type: string; blob: BlobRef };

/** A picture that never changes, or that the sender has it already. @throws AppError `unavailable` */
export async function foreverAnswer({ tag, type, blob }: Picture, request: Request): Promise<Response> {
  if (hasTag(request.headers, tag)) return new Response(null, { status: 304, headers: headersOf(tag) });
  return new Response(request.method === "HEAD" ? null : await blobBody(blob), {
    headers: { ...headersOf(tag), "Content-Type": type, "Content-Length": String(blob.size) },
  });
}

/** Leads on to where a picture is now. */
const elsewhere = (address: string) =>
  new Response(null, { status: 302, headers: { Location: address, "Cache-Control": "no-store" } });

const noSuchPicture = () => new AppError("not-found", "There is no such picture.");

/** A picture as it was cut for previews; one of the library is led on to, as that may be replaced. */
export async function previewAnswer(id: string, request: Request): Promise<Response> {
  const select = { type: true, hash: true, inLibrary: true, blob: { select: { hash: true, size: true } } };
  const picture = /^[\w-]{22}$/.test(id) && (await db.media.findUnique({ where: { id }, select }));
  if (!picture) throw noSuchPicture();
  if (picture.inLibrary) return elsewhere(wholeAddress({ id, hash: picture.hash }));
  return foreverAnswer({ ...picture, tag: `"${id}"` }, request);
}

/** Where a file of a picture is. */
export type PictureFile = { id: string; content: string; file: string };

/**
 * A file of a picture of the library: `whole.webp`, or a rendition such as `640.avif`. Who asks for what was replaced
 * is led on to what stands in its place.
 * @throws AppError `not-found`, `unavailable`
 */
export async function fileAnswer({ id, content, file }: PictureFile, request: Request): Promise<Response> {
  const [, name, format] = /^(whole|\d{1,5})\.(webp|avif)$/.exec(file) ?? [];
  if (!name || !format || !/^[\w-]{22}$/.test(id)) throw noSuchPicture();
  const width = name === "whole" ? 0 : Number(name);
  const blob = { select: { hash: true, size: true } };
  const picture = await db.media.findUnique({
    where: { id, inLibrary: true },
    select: {
      type: true,
      hash: true,
      isReady: true,
      blob,
      renditions: { where: { format, width }, select: { blob } },
    },
  });
  if (!picture) throw noSuchPicture();
  const rendition = picture.renditions[0];
  const tag = `"${content}-${file}"`;
  if (!isCurrent({ id, hash: picture.hash }, content)) {
    const stored = { id, hash: picture.hash };
    return elsewhere(
      rendition && picture.isReady ? renditionAddress(stored, { format, width }) : wholeAddress(stored),
    );
  }
  if (width === 0) {
    if (picture.type !== `image/${format}`) throw noSuchPicture();
    return foreverAnswer({ tag, type: picture.type, blob: picture.blob }, request);
  }
  if (!rendition) throw noSuchPicture();
  return foreverAnswer({ tag, type: `image/${format}`, blob: rendition.blob }, request);
}
