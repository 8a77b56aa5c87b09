import { expect, jest, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { libraryPicture } from "@/tests/support/pictures/pictures";
import { quarters } from "@/tests/support/pictures/quarters";
import { makeRenditionsOf } from "./make-renditions.server";
import { replacePicture } from "./upload.server";
import { claimWork, keepWork, nextDue, type PictureWork, releaseWork } from "./work.server";
import { pictureWorkDone, wakePictureWorker } from "./worker.server";

setUpTestDatabase();
// Pictures take their time where the machine has other things to do.
jest.setTimeout(60_000);

const running = new AbortController().signal;

/** A picture whose renditions another process has begun to make. */
async function begunElsewhere(claim = "elsewhere"): Promise<PictureWork> {
  const { id } = await libraryPicture(quarters(400, 300));
  await db.pictureRendition.deleteMany({ where: { format: "avif" } });
  await db.picture.update({ where: { id }, data: { isReady: false } });
  await db.pictureWork.create({ data: { pictureId: id, claim, claimedAt: new Date(), tries: 1 } });
  return { id, claim };
}

const fallSilent = (id: string) =>
  db.$executeRaw`UPDATE "PictureWork" SET "claimedAt" = now() - interval '70 seconds' WHERE "pictureId" = ${id}`;

const stateOf = async ({ id }: { id: string }) => {
  const { isReady, renditions } = await db.picture.findUniqueOrThrow({
    where: { id },
    select: { isReady: true, renditions: { select: { width: true } } },
  });
  return { isReady, renditions: renditions.length, work: await db.pictureWork.count() };
};

test("work of another process is left to it, and taken over after its death", async () => {
  const work = await begunElsewhere();
  wakePictureWorker();
  await pictureWorkDone();
  expect(await stateOf(work)).toEqual({ isReady: false, renditions: 3, work: 1 });
  expect(await nextDue()).toBeGreaterThan(0);
  await fallSilent(work.id);
  wakePictureWorker();
  await pictureWorkDone();
  expect(await stateOf(work)).toEqual({ isReady: true, renditions: 6, work: 0 });
});

test("only one of several processes claims a picture", async () => {
  const { id } = await begunElsewhere();
  await fallSilent(id);
  const claims = await Promise.all(["a", "b", "c", "d"].map((claim) => claimWork(claim)));
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test("a worker that lost its lease stops, and doesn't report completion", async () => {
  const slow = await begunElsewhere();
  await fallSilent(slow.id);
  const quick = await claimWork("quick");
  expect([await keepWork(slow), quick && (await keepWork(quick))]).toEqual([false, true]);
  await makeRenditionsOf(slow, running);
  expect(await stateOf(slow)).toMatchObject({ isReady: false, work: 1 });
  await makeRenditionsOf(quick as PictureWork, running);
  expect(await stateOf(slow)).toEqual({ isReady: true, renditions: 6, work: 0 });
});

test("a process that stops leaves its work to the next one at once", async () => {
  const work = await begunElsewhere();
  await makeRenditionsOf(work, AbortSignal.abort());
  await releaseWork(work);
  expect(await claimWork("next")).toEqual({ id: work.id, claim: "next" });
  expect(await db.pictureWork.findMany({ select: { tries: true } })).toEqual([{ tries: 1 }]);
});

test("a picture replaced during rendering gets only the new renditions", async () => {
  const work = await begunElsewhere();
  const picture = await quarters(90, 60).png().toBuffer();
  await replacePicture(work.id, { name: "new.png", bytes: Uint8Array.from(picture) });
  await makeRenditionsOf(work, running);
  await pictureWorkDone();
  const rows = await db.pictureRendition.findMany({ select: { width: true } });
  expect(rows).toEqual([{ width: 90 }, { width: 90 }]);
  expect(await stateOf(work)).toEqual({ isReady: true, renditions: 2, work: 0 });
});
