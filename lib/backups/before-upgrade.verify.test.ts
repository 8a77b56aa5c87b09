import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { toConnectionString } from "@/lib/platform/address/target";
import { closeDatabase, currentDatabase } from "@/lib/platform/db/current";
import { createdTables, listMigrations, migrate, migrationsFolder } from "@/lib/platform/db/migrations";
import { environment } from "@/lib/platform/runtime/env";
import { Prisma } from "@/prisma/client";
import { streamOf } from "@/tests/support/backups/backups";
import { createTestDatabase, runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { bytesOf, storeBlob } from "@/tests/support/storage/blobs";
import { setUpBucket } from "@/tests/support/storage/bucket-server";
import { backUpBeforeUpgrade } from "./before-upgrade";
import { backupFolder, listBackups } from "./folder";
import { restoreBackup } from "./restore.server";

setUpTestDatabase();
const { bucket, use } = setUpBucket();
afterEach(() => rm(backupFolder(), { recursive: true, force: true }));

/** A database as an earlier version left it, with an order in it. */
async function earlierDatabase() {
  const folder = await mkdtemp(path.join(tmpdir(), "migrations-"));
  const until = (await listMigrations()).findIndex((name) => name.endsWith("_dashboard"));
  for (const name of (await listMigrations()).slice(0, until)) {
    await cp(path.join(migrationsFolder, name), path.join(folder, name), { recursive: true });
  }
  const target = await createTestDatabase({ migrated: false });
  await migrate(toConnectionString(target), folder);
  await rm(folder, { recursive: true });
  await runStatement(
    `INSERT INTO "Order" ("id", "menu", "name", "email", "payment", "subtotalCents", "taxCents", "deliveryCents",
       "totalCents", "idempotencyKey", "requestHash", "updatedAt")
     VALUES ('early', 'order1', 'Ada', 'ada@example.com', 'demo', 1, 1, 1, 3, 'k', 'h', now())`,
    target,
  );
  return target;
}

test("a database of an earlier version is backed up, and restored at the current version", async () => {
  const target = await earlierDatabase();
  await migrate(toConnectionString(target), migrationsFolder, () => backUpBeforeUpgrade(target));
  const [backup, ...others] = await listBackups();
  expect(others).toEqual([]);
  expect(backup).toMatchObject({ kind: "before-upgrade", size: expect.any(Number) });
  await runStatement(`DELETE FROM "Order"`, target);
  const content = await readFile(path.join(backupFolder(), backup?.name ?? ""));
  await restoreBackup(() => streamOf(content), { target });
  expect(await runStatement(`SELECT "id", "refund" FROM "Order"`, target)).toEqual([
    { id: "early", refund: null },
  ]);
  expect(await migrate(toConnectionString(target))).toEqual([]);
});

test("without its backup the upgrade does not begin", async () => {
  const target = await earlierDatabase();
  await mkdir(path.dirname(backupFolder()), { recursive: true });
  await writeFile(backupFolder(), "a file where the folder should be");
  const upgrading = migrate(toConnectionString(target), migrationsFolder, () => backUpBeforeUpgrade(target));
  await expect(upgrading).rejects.toThrow(/could not be written .* Nothing was upgraded\. BACKUP_DIR/s);
  const tables = await runStatement(`SELECT to_regclass('"PageVisits"') AS found`, target);
  expect(tables).toEqual([{ found: null }]);
});

test("an unavailable bucket doesn't prevent it; its files stay there", async () => {
  const { target } = currentDatabase();
  use();
  const there = await storeBlob(Buffer.from("there"));
  use({ S3_BUCKET: bucket.name, BLOB_STORE: "postgres" });
  const here = await storeBlob(Buffer.from("here"));
  bucket.requests.length = 0;
  bucket.failing = () => "hang up";
  const file = await backUpBeforeUpgrade(target);
  await runStatement(`DELETE FROM "Blob"`, target);
  const content = await readFile(file);
  await restoreBackup(() => streamOf(content), { target });
  expect(bucket.requests).toEqual([]);
  await closeDatabase();
  bucket.failing = () => null;
  expect((await bytesOf({ hash: there })).toString()).toBe("there");
  expect((await bytesOf({ hash: here })).toString()).toBe("here");
});

test("another folder is suggested only for errors of the folder", async () => {
  const before = environment().BACKUP_PASSPHRASE;
  Object.assign(environment(), { BACKUP_PASSPHRASE: "short" });
  const making = backUpBeforeUpgrade(currentDatabase().target);
  await expect(making).rejects.toThrow(/^The passphrase needs .+ Nothing was upgraded\.$/);
  Object.assign(environment(), { BACKUP_PASSPHRASE: before });
});

test("a new or current database needs no backup before the upgrade", async () => {
  const refuse = () => Promise.reject(new Error("This is not to run."));
  const target = await createTestDatabase({ migrated: false });
  const address = toConnectionString(target);
  expect((await migrate(address, migrationsFolder, refuse)).length).toBeGreaterThan(0);
  expect(await migrate(address, migrationsFolder, refuse)).toEqual([]);
});

test("the three latest are kept, and other files in the folder stay", async () => {
  const target = await createTestDatabase({ migrated: true });
  await mkdir(backupFolder(), { recursive: true });
  await writeFile(path.join(backupFolder(), "notes.txt"), "mine");
  for (let count = 0; count < 4; count++) await backUpBeforeUpgrade(target);
  expect(await listBackups()).toHaveLength(3);
  expect(await readFile(path.join(backupFolder(), "notes.txt"), "utf8")).toBe("mine");
});

test("every table of the schema is created by a migration", async () => {
  const renamed = ["Media", "MediaRendition", "MediaWork"];
  expect((await createdTables()).sort()).toEqual([...Object.values(Prisma.ModelName), ...renamed].sort());
});
