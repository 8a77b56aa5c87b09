import "server-only";
import { refOf } from "@/lib/platform/blobs/bytes";
import { readWholeBlob, withBlob } from "@/lib/platform/blobs/server";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { lanes, pictureQueue } from "./picture-queue";
import { makeRendition, wantedRenditions } from "./renditions.server";
import { keepWork, type PictureWork } from "./work.server";

type Wanted = ReturnType<typeof wantedRenditions>[number];

const nameOf = ({ format, width }: { format: string; width: number }) => `${width}.${format}`;

/** Stores a reference to a rendition, unless the picture was replaced or deleted meanwhile. */
const keepRendition = (id: string, source: string, { format, width }: Wanted, hash: string) =>
  db.$executeRaw`
    INSERT INTO "PictureRendition" ("pictureId", "format", "width", "hash")
    SELECT "id", ${format}, ${width}::int, ${hash} FROM "Picture" WHERE "id" = ${id} AND "hash" = ${source}
    FOR SHARE
    ON CONFLICT DO NOTHING`;

/** Publishes all renditions at once, if this process still has the lease. */
async function finish({ id, claim }: PictureWork) {
  await db.$transaction(async (transaction) => {
    const { count } = await transaction.pictureWork.deleteMany({ where: { pictureId: id, claim } });
    if (count > 0) await transaction.picture.updateMany({ where: { id }, data: { isReady: true } });
  });
}

async function makeMissing(work: PictureWork, signal: AbortSignal) {
  const picture = await db.picture.findUnique({
    where: { id: work.id },
    select: {
      hash: true,
      width: true,
      blob: { select: { hash: true, size: true } },
      renditions: { select: { format: true, width: true } },
    },
  });
  if (!picture) return;
  const { hash, blob, renditions } = picture;
  const there = new Set(renditions.map(nameOf));
  const missing = wantedRenditions(picture.width).filter((wanted) => !there.has(nameOf(wanted)));
  const bytes = missing.length > 0 ? await readWholeBlob(blob) : new Uint8Array();
  for (const wanted of missing) {
    if (signal.aborted || !(await keepWork(work))) return;
    const made = await pictureQueue.run(() => makeRendition(bytes, wanted), { lane: lanes.rendition });
    const rendition = refOf(made);
    await withBlob(rendition, made, () => keepRendition(work.id, hash, wanted, rendition.hash));
  }
  await finish(work);
}

/**
 * Makes the missing renditions of a picture. A failure is retried a minute later, and continues with those made before.
 */
export async function makeRenditionsOf(work: PictureWork, signal: AbortSignal): Promise<void> {
  await makeMissing(work, signal).catch((error: unknown) =>
    log.warn({ err: error, picture: work.id }, "Making the renditions of a picture failed; retrying later"),
  );
}
