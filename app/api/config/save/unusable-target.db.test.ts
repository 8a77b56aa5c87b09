import { randomBytes } from "node:crypto";
import { afterEach, expect, test } from "@jest/globals";
import type { DatabaseTarget } from "@/lib/platform/address/target";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { post } from "@/tests/support/api/request";
import {
  createTestDatabase,
  runStatement,
  setUpTestDatabase,
  testSuperuser,
} from "@/tests/support/database/database";
import { setupBody } from "@/tests/support/setup/instance";
import { POST } from "./route";

setUpTestDatabase();

const roles: { role: string; target: DatabaseTarget }[] = [];

/** Creates a user who may connect to the database, with the given rights. */
async function withUser(target: DatabaseTarget, grants: string): Promise<DatabaseTarget> {
  const role = `role_${randomBytes(4).toString("hex")}`;
  await runStatement(`CREATE ROLE ${role} LOGIN PASSWORD 'guest-pw-1'`, testSuperuser());
  roles.push({ role, target });
  if (grants) await runStatement(grants.replaceAll("$role", role), target);
  return { ...target, username: role, password: "guest-pw-1" };
}

afterEach(async () => {
  for (const { role, target } of roles.splice(0)) {
    await runStatement(`DROP OWNED BY ${role}; DROP ROLE ${role}`, {
      ...testSuperuser(),
      name: target.name,
    });
  }
});

async function expectStays(target: DatabaseTarget, warning: string) {
  const before = currentDatabase();
  const answer = await post(POST, { body: { ...setupBody(), database: target } });
  expect(answer.status).toBe(200);
  expect(answer.body.warning).toContain(warning);
  expect(answer.body.warning).toContain(`Your data is kept in the built-in database`);
  expect(answer.body.warning).not.toContain(target.password);
  expect(currentDatabase()).toEqual(before);
  expect(await db.user.count()).toBe(1);
}

test.each([
  ["unrelated tables", "CREATE TABLE invoices (id int)"],
  ["a table User of another shape", `CREATE TABLE "User" (id int, nickname text)`],
  [
    "another Prisma program's tables",
    `CREATE TABLE "User" (id int);
     CREATE TABLE _prisma_migrations (id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz,
       migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
       started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count int NOT NULL DEFAULT 0);
     INSERT INTO _prisma_migrations VALUES ('1', 'x', now(), '20240101000000_theirs')`,
  ],
])("a database with %s is unchanged", async (_, statements) => {
  const target = await createTestDatabase({ migrated: false });
  await runStatement(statements, target);
  const tables = () =>
    runStatement(
      "SELECT relname, relnatts FROM pg_class WHERE relkind = 'r' AND relname !~ '^(pg|sql)_'",
      target,
    );
  const before = await tables();
  await expectStays(
    target,
    `${target.name} at ${target.host}:${target.port} holds the tables of another program.`,
  );
  expect(await tables()).toEqual(before);
  expect(
    await runStatement("SELECT 1 FROM pg_tables WHERE tablename = '_prisma_migrations'", target),
  ).toHaveLength(before.some(({ relname }) => relname === "_prisma_migrations") ? 1 : 0);
});

test("a user who may not create tables", async () => {
  const target = await withUser(await createTestDatabase({ migrated: false }), "");
  await expectStays(target, "could not be prepared");
});

test("a user who may only read", async () => {
  const target = await withUser(
    await createTestDatabase({ migrated: true }),
    "GRANT SELECT ON ALL TABLES IN SCHEMA public TO $role",
  );
  await expectStays(target, `${target.username} may not write to ${target.name}`);
});

test("a database that is read-only", async () => {
  const target = await createTestDatabase({ migrated: true });
  await runStatement(`ALTER DATABASE ${target.name} SET default_transaction_read_only = on`);
  await expectStays(target, `may not write to ${target.name}`);
});

test("a missing database that the user may not create", async () => {
  const target = await withUser(await createTestDatabase({ migrated: false }), "");
  await expectStays({ ...target, name: "nowhere_to_be_found" }, "may not create it");
});

test("a database with data but without an administrator is refused, since copying would destroy it", async () => {
  const target = await createTestDatabase({ migrated: true });
  await runStatement(
    `ALTER TABLE "Session" DROP CONSTRAINT "Session_userId_fkey";
     INSERT INTO "Session" VALUES ('lost', 'nobody', now(), now())`,
    target,
  );
  const answer = await post(POST, { body: { ...setupBody(), database: target } });
  expect(answer.status).toBe(409);
  expect(answer.body.fields).toEqual({ "database.name": "Choose an empty database" });
  expect(await runStatement(`SELECT id FROM "Session"`, target)).toEqual([{ id: "lost" }]);
});
