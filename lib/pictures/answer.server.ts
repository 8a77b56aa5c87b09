import "server-only";
import { blobBody, readWholeBlob } from "@/lib/platform/blobs/server";
import type { BlobRef } from "@/lib/platform/blobs/store";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { hasTag } from "@/lib/platform/http/version-tag";
import { type IconSize, iconFile, iconSizes, isCurrent, renditionAddress, wholeAddress } from "./addresses";
import { makeIcon } from "./icon.server";

const blobRef = { select: { hash: true, size: true } } as const;

const headersOf = (tag: string) => ({
  "Cache-Control": "public, max-age=31536000, immutable",
  ETag: tag,
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  // Templates have an opaque origin and may show pictures.
  "Cross-Origin-Resource-Policy": "cross-origin",
});

type Picture = { tag: string; type: string; blob: BlobRef };

/** Answers with an immutable picture, or 304. @throws AppError `unavailable` */
async function immutableAnswer({ tag, type, blob }: Picture, request: Request): Promise<Response> {
  if (hasTag(request.headers, tag)) return new Response(null, { status: 304, headers: headersOf(tag) });
  return new Response(request.method === "HEAD" ? null : await blobBody(blob), {
    headers: { ...headersOf(tag), "Content-Type": type, "Content-Length": String(blob.size) },
  });
}

/** Redirects to the current address of a picture. */
const redirectTo = (address: string) =>
  new Response(null, { status: 302, headers: { Location: address, "Cache-Control": "no-store" } });

const noSuchPicture = () => new AppError("not-found", "There is no such picture.");

/** Answers with a picture cropped for link previews; redirects to a picture of the library, as that may be replaced. */
export async function previewAnswer(id: string, request: Request): Promise<Response> {
  const select = { type: true, hash: true, inLibrary: true, blob: blobRef };
  const picture = /^[\w-]{22}$/.test(id) && (await db.picture.findUnique({ where: { id }, select }));
  if (!picture) throw noSuchPicture();
  if (picture.inLibrary) return redirectTo(wholeAddress({ id, hash: picture.hash }));
  return immutableAnswer({ ...picture, tag: `"${id}"` }, request);
}

/** A picture of the library, with its rendition in a format and width. */
const findPicture = (id: string, format: string, width: number) =>
  db.picture.findUnique({
    where: { id, inLibrary: true },
    select: {
      id: true,
      type: true,
      hash: true,
      width: true,
      height: true,
      focusX: true,
      focusY: true,
      isReady: true,
      blob: blobRef,
      renditions: { where: { format, width }, select: { blob: blobRef } },
    },
  });

type Found = NonNullable<Awaited<ReturnType<typeof findPicture>>>;

const sizeIn = (file: string) => iconSizes.find((size) => file.startsWith(`icon-${size}-`));

/** Makes an icon on request; the page cache keeps it. */
async function iconAnswer(picture: Found, content: string, size: IconSize, file: string) {
  const { focusX, focusY, blob, width, height } = picture;
  const focus = { x: focusX, y: focusY };
  const current = iconFile(size, focus);
  if (file !== current || !isCurrent(picture, content))
    return redirectTo(wholeAddress(picture).replace(/[^/]*$/, current));
  const bytes = await makeIcon({ bytes: await readWholeBlob(blob), width, height, focus }, size);
  return new Response(Uint8Array.from(bytes), {
    headers: { ...headersOf(`"${content}-${file}"`), "Content-Type": "image/png" },
  });
}

/**
 * A file of a picture of the library: `whole.webp`, a rendition such as `640.avif`, or an icon. A replaced
 * file redirects to its replacement.
 * @throws AppError `not-found`, `unavailable`
 */
export async function fileAnswer(
  { id, content, file }: { id: string; content: string; file: string },
  request: Request,
): Promise<Response> {
  if (!/^[\w-]{22}$/.test(id)) throw noSuchPicture();
  const size = sizeIn(file);
  const [, name = "", format = ""] = /^(whole|\d{1,5})\.(webp|avif)$/.exec(file) ?? [];
  if (!size && !name) throw noSuchPicture();
  const width = Number(name) || 0;
  const picture = await findPicture(id, format, width);
  if (!picture) throw noSuchPicture();
  if (size) return iconAnswer(picture, content, size, file);
  const rendition = picture.isReady ? picture.renditions[0] : undefined;
  if (!isCurrent(picture, content))
    return redirectTo(rendition ? renditionAddress(picture, { format, width }) : wholeAddress(picture));
  const type = `image/${format}`;
  const blob = name === "whole" && picture.type === type ? picture.blob : picture.renditions[0]?.blob;
  if (!blob) throw noSuchPicture();
  return immutableAnswer({ tag: `"${content}-${file}"`, type, blob }, request);
}
