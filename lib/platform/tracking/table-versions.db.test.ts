import { expect, test } from "@jest/globals";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { setFollowing } from "@/lib/platform/cache/following";
import { db } from "@/lib/platform/db/client";
import { directTransaction } from "@/lib/platform/db/direct-transaction";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { areUnchanged, latestVersion } from "./table-versions";
import { deletedWith, isTracked, type TrackedTable, trackedTables } from "./tracked-tables";

setUpTestDatabase();

const redirect = (target: string) => ({
  where: { path: "/a" },
  create: { path: "/a", target },
  update: { target },
});
const changedSince = (version: number) => trackedTables.filter((table) => !areUnchanged([table], version));

/** Returns the tables that a change has invalidated when it is acknowledged. */
async function changedBy(change: () => Promise<unknown>): Promise<TrackedTable[]> {
  const before = latestVersion();
  await change();
  return changedSince(before);
}

/** Resolves on the test's command. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test("a change is known once it is acknowledged, however it is made", async () => {
  const target = "/b";
  expect(await changedBy(() => db.pathRedirect.upsert(redirect(target)))).toEqual(["PathRedirect"]);
  expect(await changedBy(() => db.pathRedirect.updateMany({ data: { target } }))).toEqual(["PathRedirect"]);
  expect(await changedBy(() => db.$executeRaw`UPDATE "PathRedirect" SET "target" = ${target}`)).toEqual([
    "PathRedirect",
  ]);
  expect(await changedBy(() => db.$queryRaw`DELETE FROM "PathRedirect" RETURNING 1`)).toEqual([
    "PathRedirect",
  ]);
  const both = () => db.$transaction([db.pathRedirect.deleteMany(), db.secret.deleteMany()]);
  expect(await changedBy(both)).toEqual(["PathRedirect", "Secret"]);
  const direct = () =>
    directTransaction(async (client) => {
      await client.query(`INSERT INTO "PathRedirect" ("path", "target") VALUES ($1, $2)`, ["/c", target]);
      await client.query({ text: `DELETE FROM "Secret"` });
    }, 5000);
  expect(await changedBy(direct)).toEqual(["PathRedirect", "Secret"]);
  expect(await changedBy(() => db.pathRedirect.findMany())).toEqual([]);
});

test("a transaction is invisible before its commit", async () => {
  const before = latestVersion();
  await db.$transaction(async (transaction) => {
    await transaction.pathRedirect.upsert(redirect("/b"));
    await transaction.secret.deleteMany();
    expect(changedSince(before)).toEqual([]);
  });
  expect(changedSince(before)).toEqual(["PathRedirect", "Secret"]);
});

test("rolled back or refused statements change nothing", async () => {
  const before = latestVersion();
  const fail = () => Promise.reject(new Error("no"));
  const inPrisma = db.$transaction(async (transaction) => {
    await transaction.pathRedirect.upsert(redirect("/b"));
    await fail();
  });
  await expect(inPrisma).rejects.toThrow("no");
  const direct = directTransaction(async (client) => {
    await client.query(`DELETE FROM "PathRedirect"`);
    await fail();
  }, 5000);
  await expect(direct).rejects.toThrow("no");
  await expect(db.$executeRaw`INSERT INTO "PathRedirect" ("path") VALUES (NULL)`).rejects.toThrow();
  expect(changedSince(before)).toEqual([]);
  expect(await db.pathRedirect.count()).toBe(0);
});

test("rows that are deleted with others count as changed", async () => {
  const rules = await db.$queryRaw<{ parent: string; child: string }[]>`
    SELECT DISTINCT parent.relname::text AS parent, child.relname::text AS child FROM pg_constraint k
    JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
    WHERE k.contype = 'f' AND k.confdeltype IN ('c', 'n', 'd') ORDER BY 1, 2`;
  const tracked = rules.filter(({ parent, child }) => isTracked(parent) && isTracked(child));
  const stated = Object.entries(deletedWith).flatMap(([parent, all]) =>
    all.map((child) => ({ parent, child })),
  );
  expect(tracked).toEqual(stated);
  const update = { updatedAt: new Date(), name: "A", cuisine: "", tagline: "", theme: "plain" };
  await db.restaurant.create({ data: { id: "a", slug: "a", position: 9, ...update } });
  expect(await changedBy(() => db.restaurant.deleteMany({ where: { id: "a" } }))).toEqual([
    "Category",
    "Dish",
    "Hours",
    "ReservationSettings",
    "Restaurant",
    "SoldOutOption",
    "Stock",
  ]);
});

test("every table can be named with quotes only, so that no statement hides one", async () => {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('v', 'm', 'p')
      OR relname = ANY(${[...trackedTables].map((name) => name.toLowerCase())}::text[])`;
  expect(rows).toEqual([]);
});

/** Reads a value between two gates, as over a slow connection. */
function slowRead(name: string) {
  const steps: { begun: ReturnType<typeof gate>; end: ReturnType<typeof gate> }[] = [];
  const read = cachedRead(name, async () => {
    const step = { begun: gate(), end: gate() };
    steps.push(step);
    const row = await db.pathRedirect.findFirst({ where: { path: "/a" }, select: { target: true } });
    step.begun.open();
    await step.end.opened;
    return row?.target;
  });
  return { read, steps };
}

test("a reader that began before a commit is not believed after it", async () => {
  setFollowing("live");
  await db.pathRedirect.upsert(redirect("/old"));
  const { read, steps } = slowRead("slow");
  const early = read.get();
  while (!steps[0]) await new Promise(setImmediate);
  await steps[0].begun.opened;
  await db.pathRedirect.upsert(redirect("/new"));
  const late = read.get();
  while (!steps[1]) await new Promise(setImmediate);
  for (const { end } of steps) end.open();
  expect(await Promise.all([early, late])).toEqual(["/old", "/new"]);
  expect(await read.get()).toBe("/new");
  expect(steps).toHaveLength(2);
  setFollowing("off");
});

test("two racing writers are each visible once acknowledged, and a read in between sees the first", async () => {
  setFollowing("live");
  await db.pathRedirect.upsert(redirect("/old"));
  const read = cachedRead("raced", () =>
    db.pathRedirect.findFirst({ where: { path: "/a" }, select: { target: true } }),
  );
  const [locked, release] = [gate(), gate()];
  const first = db.$transaction(async (transaction) => {
    await transaction.pathRedirect.upsert(redirect("/first"));
    locked.open();
    await release.opened;
  });
  await locked.opened;
  const second = db.pathRedirect.upsert(redirect("/second"));
  const seenBefore = await read.get();
  release.open();
  await first;
  const between = await read.get();
  await second;
  expect(seenBefore?.target).toBe("/old");
  expect(["/first", "/second"]).toContain(between?.target);
  expect((await read.get())?.target).toBe("/second");
  setFollowing("off");
});
