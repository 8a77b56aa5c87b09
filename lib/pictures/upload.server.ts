import "server-only";
import { randomBytes } from "node:crypto";
import { recordChange } from "@/lib/audit/record.server";
import { refOf } from "@/lib/platform/blobs/bytes";
import { requireBlobStore } from "@/lib/platform/blobs/health.server";
import { withBlob } from "@/lib/platform/blobs/server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { UploadedFile } from "@/lib/platform/http/upload";
import type { LibraryPicture } from "./answers";
import { libraryLimits } from "./limits";
import { type PreparedPicture, preparePicture } from "./prepare.server";
import { noSuchPicture, requirePicture } from "./server";
import { wakePictureWorker } from "./worker.server";

/** As long as the ids of preview pictures, so that neither contains the other. */
const newId = () => randomBytes(16).toString("base64url").slice(0, 22);

/** The initial name of a picture: that of its file, without folders, extension and invalid characters. */
function nameOf(file: string): string {
  const last = file.split(/[/\\]/).at(-1) ?? "";
  const name = last.replace(/\.[a-z0-9]{1,5}$/i, "").replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, "");
  return name.slice(0, libraryLimits.name).trim() || "Picture";
}

const rowOf = ({ bytes: _, ...row }: PreparedPicture, hash: string) => ({ ...row, hash });
const measured = ({ type, width, height }: PreparedPicture) => ({ type, width, height });

/** Prepares an upload, stores its bytes, lets `use` refer to them, and starts making the renditions. */
async function withPrepared<Result>(
  file: UploadedFile | null,
  signal: AbortSignal | undefined,
  use: (prepared: PreparedPicture, hash: string) => Promise<Result>,
): Promise<Result> {
  await requireBlobStore();
  const prepared = await preparePicture(file?.bytes ?? new Uint8Array(), signal);
  if (signal?.aborted) throw new AppError("unavailable", "The upload was given up.");
  const blob = refOf(prepared.bytes);
  const result = await withBlob(blob, prepared.bytes, () => use(prepared, blob.hash));
  wakePictureWorker();
  return result;
}

/**
 * Adds a picture to the library, unless the signal aborts.
 * @throws AppError `invalid` with the field `file`; `conflict` if there are too many; `unavailable` if it can't be
 *   stored
 */
export async function addPicture(file: UploadedFile | null, signal?: AbortSignal): Promise<LibraryPicture> {
  const count = await db.picture.count({ where: { inLibrary: true } });
  if (count >= libraryLimits.pictures) {
    throw new AppError(
      "conflict",
      `The library has ${libraryLimits.pictures.toLocaleString("en")} pictures already: delete one first.`,
    );
  }
  const name = nameOf(file?.name ?? "");
  return withPrepared(file, signal, (prepared, hash) =>
    db.$transaction(async (transaction) => {
      const { id } = await transaction.picture.create({
        data: { id: newId(), ...rowOf(prepared, hash), name, inLibrary: true, work: { create: {} } },
        select: { id: true },
      });
      await recordChange(transaction, {
        action: "pictures:upload",
        target: { id, label: name },
        after: measured(prepared),
      });
      return requirePicture(id, transaction);
    }),
  );
}

/**
 * Replaces the file of a picture, wherever it is shown.
 * @throws AppError like `addPicture`; `not-found`
 */
export async function replacePicture(
  id: string,
  file: UploadedFile | null,
  signal?: AbortSignal,
): Promise<LibraryPicture> {
  const { name, ...before } = await requirePicture(id);
  return withPrepared(file, signal, (prepared, hash) =>
    db.$transaction(async (transaction) => {
      const { count } = await transaction.picture.updateMany({
        where: { id, inLibrary: true },
        data: { ...rowOf(prepared, hash), isReady: false },
      });
      if (count === 0) throw noSuchPicture();
      await transaction.pictureRendition.deleteMany({ where: { pictureId: id } });
      const work = { claim: null, claimedAt: null, tries: 0 };
      await transaction.pictureWork.upsert({
        where: { pictureId: id },
        create: { pictureId: id },
        update: work,
        select: { pictureId: true },
      });
      await recordChange(transaction, {
        action: "pictures:replace",
        target: { id, label: name },
        before,
        after: measured(prepared),
      });
      return requirePicture(id, transaction);
    }),
  );
}
