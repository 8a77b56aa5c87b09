import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { Prisma } from "@/prisma/client";
import type { LibraryPicture, PictureList, PictureUse } from "./answers";
import { libraryLimits } from "./limits";
import type { PictureDetails, PictureQuery } from "./schema";
import { usesOf } from "./users.server";
import { toView, viewFields } from "./view.server";

const listFields = {
  ...viewFields,
  createdAt: true,
  blob: { select: { size: true } },
} satisfies Prisma.PictureSelect;
type Row = Prisma.PictureGetPayload<{ select: typeof listFields }>;

const toLibraryPicture = (
  { createdAt, blob, ...row }: Row,
  uses: readonly PictureUse[] = [],
): LibraryPicture => ({
  ...toView(row),
  createdAt: createdAt.toISOString(),
  bytes: blob.size,
  uses: [...uses],
});

export const noSuchPicture = () => new AppError("not-found", "This picture is not in the library any more.");

/** The pictures of the library, the newest first. */
export async function listPictures({ q, after }: PictureQuery): Promise<PictureList> {
  const contains = { contains: q, mode: "insensitive" } as const;
  const where: Prisma.PictureWhereInput = {
    inLibrary: true,
    ...(q && { OR: [{ name: contains }, { alt: contains }] }),
  };
  const cursor = after && (await db.picture.findUnique({ where: { id: after }, select: { id: true } }));
  const [total, rows] = await Promise.all([
    db.picture.count({ where }),
    db.picture.findMany({
      where,
      select: listFields,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: libraryLimits.page + 1,
      ...(cursor && { cursor: { id: after }, skip: 1 }),
    }),
  ]);
  const shown = rows.slice(0, libraryLimits.page);
  const ids = shown.map(({ id }) => id);
  const uses = await usesOf(ids, db);
  return {
    pictures: shown.map((row) => toLibraryPicture(row, uses.get(row.id))),
    total,
    next: rows.length > shown.length ? (ids.at(-1) ?? null) : null,
  };
}

/** One picture of the library. @throws AppError `not-found` */
export async function requirePicture(id: string, database: Transaction = db): Promise<LibraryPicture> {
  const row = await database.picture.findUnique({ where: { id, inLibrary: true }, select: listFields });
  if (!row) throw noSuchPicture();
  return toLibraryPicture(row, (await usesOf([id], database)).get(id));
}

/** Changes a picture's details everywhere. @throws AppError `not-found` */
export async function savePictureDetails(id: string, details: PictureDetails): Promise<LibraryPicture> {
  const { name, decorative, focus } = details;
  const alt = decorative ? "" : details.alt;
  return db.$transaction(async (transaction) => {
    const before = await requirePicture(id, transaction);
    await transaction.picture.update({
      where: { id },
      data: { name, alt, decorative, focusX: focus.x, focusY: focus.y },
      select: { id: true },
    });
    await recordChange(transaction, {
      action: "pictures:save",
      target: { id, label: name },
      before,
      after: { name, alt, decorative, focus },
    });
    return requirePicture(id, transaction);
  });
}

/**
 * Deletes a picture that nothing shows.
 * @throws AppError `not-found`; `conflict` if something shows it
 */
export async function deletePicture(id: string): Promise<void> {
  await db.$transaction(async (transaction) => {
    // New references by foreign key and other deletions wait.
    await transaction.$executeRaw`SELECT FROM "Picture" WHERE "id" = ${id} FOR UPDATE`;
    const { name, uses } = await requirePicture(id, transaction);
    if (uses.length > 0) {
      const places = new Intl.ListFormat("en").format(uses.map(({ label }) => label));
      throw new AppError("conflict", `This picture is shown: ${places}. Choose another one there first.`);
    }
    await transaction.picture.delete({ where: { id }, select: { id: true } });
    await recordChange(transaction, { action: "pictures:delete", target: { id, label: name } });
  });
}
