import { gunzipSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { closeDatabase } from "@/lib/platform/db/current";
import { readSecrets } from "@/lib/secrets/server";
import { backUp, fillForBackup, keptRows, PASSPHRASE } from "@/tests/support/backups/backups";
import { expectNoChange, restore, schemas, target } from "@/tests/support/backups/restores";
import { createTestDatabase, runStatement, setUpTestDatabase } from "@/tests/support/database/database";

setUpTestDatabase();

test("a restore brings back every row, and removes later ones", async () => {
  await fillForBackup();
  const before = await keptRows(target());
  const backup = await backUp(target());
  await runStatement(
    `DELETE FROM "Order"; DELETE FROM "Picture"; DELETE FROM "Translation"; UPDATE "LandingVersion" SET "author" = 'x'; DELETE FROM "Secret";
     INSERT INTO "User" VALUES ('later', 'later@example.com', 'x', 'owner', now(), now())`,
    target(),
  );
  const { rows } = await restore(backup);
  expect(rows).toBeGreaterThan(750);
  expect(await keptRows(target())).toEqual(before);
  expect(await schemas()).toEqual([]);
  await closeDatabase();
  expect(await readSecrets(["test secret"])).toEqual({ "test secret": "sk_live_backup" });
  expect(await db.session.count()).toBe(0);
  const entries = await runStatement(
    `SELECT "action" FROM "AuditEntry" ORDER BY "id" DESC LIMIT 1`,
    target(),
  );
  expect(entries).toEqual([{ action: "backups:restore" }]);
  const order = await db.order.create({
    data: {
      id: "next",
      restaurantId: "order1",
      name: "Ada",
      email: "ada@example.com",
      payment: "demo",
      subtotalCents: 1,
      taxCents: 1,
      deliveryCents: 1,
      totalCents: 3,
      idempotencyKey: "next",
      requestHash: "h",
    },
    select: { number: true },
  });
  expect(order.number).toBe(201);
});

test("it moves to another database, with its triggers and constraints", async () => {
  await fillForBackup();
  const elsewhere = await createTestDatabase({ migrated: true });
  await restore(await backUp(target()), { target: elsewhere });
  expect(await keptRows(elsewhere)).toEqual(await keptRows(target()));
  const described = (of: typeof elsewhere) =>
    runStatement(
      `SELECT 'constraint' AS kind, conname AS name, pg_get_constraintdef(oid) AS text FROM pg_constraint
         WHERE connamespace = 'public'::regnamespace
       UNION ALL SELECT 'trigger', tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
       UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
       UNION ALL SELECT 'function', proname, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       ORDER BY 1, 2, 3`,
      of,
    );
  expect(await described(elsewhere)).toEqual(await described(target()));
});

test("a dry run checks everything and changes nothing", async () => {
  await fillForBackup();
  const backup = await backUp(target());
  await runStatement(`DELETE FROM "Order"`, target());
  const before = await keptRows(target());
  await restore(backup, { dryRun: true });
  expect(await keptRows(target())).toEqual(before);
  expect(await schemas()).toEqual([]);
});

test("a backup is a consistent snapshot, while orders arrive", async () => {
  await fillForBackup();
  const count = () => runStatement(`SELECT count(*)::int AS count FROM "OrderLine"`, target());
  let isOver = false;
  const ordering = (async () => {
    for (let number = 1000; !isOver; number++) {
      await runStatement(
        `INSERT INTO "Order" ("id", "restaurantId", "name", "email", "payment", "subtotalCents", "taxCents", "deliveryCents",
           "totalCents", "idempotencyKey", "requestHash", "updatedAt")
         VALUES ('n${number}', 'order1', 'Ada', 'a@example.com', 'demo', 1, 1, 1, 3, 'n${number}', 'h', now());
         INSERT INTO "OrderLine" VALUES ('n${number}', 0, 'jollof', 'Jollof', '🍛', 1, 1)`,
        target(),
      );
    }
  })();
  const backup = await backUp(target());
  isOver = true;
  await ordering;
  expect((await count())[0]?.count).toBeGreaterThan(200);
  await restore(backup);
  const torn = await runStatement(
    `SELECT (SELECT count(*) FROM "Order")::int = (SELECT count(*) FROM "OrderLine")::int AS whole`,
    target(),
  );
  expect(torn).toEqual([{ whole: true }]);
});

test("it needs the passphrase it was made with", async () => {
  await fillForBackup();
  const backup = await backUp(target());
  await expectNoChange(() => restore(backup, { passphrase: "another passphrase" }), /not the one/);
  await expectNoChange(() => restore(backup, { passphrase: undefined }), /needs the passphrase/);
  await expect(backUp(target(), "too short")).rejects.toThrow(/at least 12 characters/);
  const archive = gunzipSync(backup).toString("latin1");
  for (const secret of ["sk_live_backup", PASSPHRASE]) expect(archive).not.toContain(secret);
});

test("an unreadable stored secret doesn't prevent a restore", async () => {
  await fillForBackup();
  await runStatement(`INSERT INTO "Secret" VALUES ('lost', 'v1.otherkey.AAAA', 'AAAA', now())`, target());
  await restore(await backUp(target()));
  await closeDatabase();
  expect(await readSecrets(["test secret", "lost"])).toEqual({ "test secret": "sk_live_backup" });
});

test("a restore removes the schemas of killed restores, and no others", async () => {
  const backup = await backUp(target());
  const left = "restore_0123456789ab";
  await runStatement(
    `CREATE SCHEMA ${left}; CREATE TABLE ${left}.t (n int); CREATE SCHEMA restore_2025`,
    target(),
  );
  await restore(backup);
  expect(await schemas()).toEqual([{ name: "restore_2025" }]);
});

test("other objects of the schema stay", async () => {
  const backup = await backUp(target());
  await runStatement(`CREATE TABLE "Bookkeeping" (n int); INSERT INTO "Bookkeeping" VALUES (7)`, target());
  await restore(backup);
  expect(await runStatement(`SELECT n FROM "Bookkeeping"`, target())).toEqual([{ n: 7 }]);
  await runStatement(`CREATE VIEW "Guests" AS SELECT "email" FROM "Order"`, target());
  await expectNoChange(() => restore(backup), /depend/);
});
