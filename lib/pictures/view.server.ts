import "server-only";
import { readWholeBlob } from "@/lib/platform/blobs/server";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/prisma/client";
import { renditionAddress, wholeAddress } from "./addresses";
import type { PictureView, PictureViews } from "./answers";
import { darkeningFor } from "./contrast";
import { renditionFormats } from "./renditions.server";

export const viewFields = {
  id: true,
  hash: true,
  name: true,
  alt: true,
  decorative: true,
  width: true,
  height: true,
  focusX: true,
  focusY: true,
  placeholder: true,
  brightness: true,
  isReady: true,
  renditions: { select: { format: true, width: true }, orderBy: { width: "asc" } },
} satisfies Prisma.PictureSelect;

type Row = Prisma.PictureGetPayload<{ select: typeof viewFields }>;

/** The width for browsers without support of `source`. */
const DEFAULT_WIDTH = 1280;

/** Returns a picture for pages: the original until its renditions are complete. */
export function toView({ hash, focusX, focusY, brightness, renditions, ...row }: Row): PictureView {
  const stored = { id: row.id, hash };
  const usable = row.isReady ? renditions : [];
  const of = (format: string) => usable.filter((one) => one.format === format);
  const usual = of("webp").findLast(({ width }) => width <= DEFAULT_WIDTH);
  const sources = renditionFormats.flatMap((format) => {
    const all = of(format);
    if (all.length === 0) return [];
    const srcset = all.map((one) => `${renditionAddress(stored, one)} ${one.width}w`).join(", ");
    return [{ type: `image/${format}`, widths: all.map(({ width }) => width), srcset }];
  });
  return {
    ...row,
    focus: { x: focusX, y: focusY },
    darkening: darkeningFor(brightness),
    src: usual ? renditionAddress(stored, usual) : wholeAddress(stored),
    sources,
  };
}

/** Returns the pictures of the library with these ids, by id. */
export async function readPictureViews(ids: readonly string[]): Promise<PictureViews> {
  if (ids.length === 0) return {};
  const rows = await db.picture.findMany({
    where: { id: { in: [...new Set(ids)] }, inLibrary: true },
    select: viewFields,
  });
  return Object.fromEntries(rows.map((row) => [row.id, toView(row)]));
}

/** The bytes of a picture of the library; null if it was deleted. @throws AppError `unavailable` */
export async function readPictureBytes(id: string): Promise<Uint8Array | null> {
  const row = await db.picture.findUnique({
    where: { id, inLibrary: true },
    select: { blob: { select: { hash: true, size: true } } },
  });
  return row && readWholeBlob(row.blob);
}
