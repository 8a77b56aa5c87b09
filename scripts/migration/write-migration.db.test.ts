import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { toConnectionString } from "@/lib/platform/address/target";
import {
  createTestDatabase,
  runStatement,
  setUpTestDatabase,
  testServer,
} from "@/tests/support/database/database";
import { diffSchemas, schemaFile, writeMigration } from "./write-migration";

setUpTestDatabase();

const anyServer = () => toConnectionString(testServer());
let folder: string;
let changed: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "platform-schema-"));
  changed = path.join(folder, "schema.prisma");
  const schema = await readFile(schemaFile, "utf8");
  const nickname = schema.replace(/(model User \{\n)/, '$1  nickname String @default("none")\n');
  await writeFile(changed, `${nickname}\nmodel Guest {\n  id String @id\n  name String @unique\n}\n`);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test("a changed schema needs exactly the statements that lead to it", async () => {
  const sql = await diffSchemas(anyServer(), schemaFile, changed);
  expect(sql).toContain(`ALTER TABLE "User" ADD COLUMN     "nickname" TEXT NOT NULL DEFAULT 'none'`);
  expect(sql).toContain(`CREATE TABLE "Guest"`);
  expect(sql).toContain(`CREATE UNIQUE INDEX "Guest_name_key"`);
  expect(sql).not.toContain("Session");
  const migrated = await createTestDatabase({ migrated: true });
  await runStatement(sql, migrated);
  expect(await runStatement(`SELECT count(*)::int FROM "Guest"`, migrated)).toEqual([{ count: 0 }]);
});

test("equal schemas need no migration", async () => {
  expect(await diffSchemas(anyServer(), schemaFile, schemaFile)).toBe("");
});

test("without changes or a name no migration is written", async () => {
  expect(await writeMigration(anyServer(), "nothing to do")).toBeNull();
  await expect(writeMigration(anyServer(), " - ")).rejects.toThrow(
    "Name the migration: npm run db:migration NAME",
  );
});

test("a broken schema is an error, not an empty migration", async () => {
  await writeFile(changed, "model Guest {");
  await expect(diffSchemas(anyServer(), schemaFile, changed)).rejects.toThrow();
});
