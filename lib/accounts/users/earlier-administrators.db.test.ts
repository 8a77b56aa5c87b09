import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { GET as me } from "@/app/api/auth/me/route";
import { GET as settings } from "@/app/api/settings/route";
import { signToken } from "@/lib/accounts/session-token";
import { toConnectionString } from "@/lib/platform/address/target";
import { setCurrentDatabase } from "@/lib/platform/db/current";
import { listMigrations, migrate, migrationsFolder } from "@/lib/platform/db/migrations";
import { get } from "@/tests/support/api/request";
import { createTestDatabase, runStatement, setUpTestDatabase } from "@/tests/support/database/database";

setUpTestDatabase();

/** Makes a database of the version before roles, with a signed-in administrator. */
async function earlierDatabase() {
  const target = await createTestDatabase({ migrated: false });
  const folder = await mkdtemp(path.join(tmpdir(), "platform-migrations-"));
  const names = await listMigrations();
  for (const name of names.slice(0, names.indexOf("20261122140000_roles"))) {
    await cp(path.join(migrationsFolder, name), path.join(folder, name), { recursive: true });
  }
  await migrate(toConnectionString(target), folder);
  await rm(folder, { recursive: true });
  await runStatement(
    `UPDATE "Configuration" SET "isConfigured" = true;
     INSERT INTO "User" ("id", "email", "passwordHash", "updatedAt") VALUES ('u', 'owner@example.com', 'x', now());
     INSERT INTO "Session" ("id", "userId", "expiresAt") VALUES ('s', 'u', now() + interval '1 day')`,
    target,
  );
  return target;
}

test("an administrator of before is an owner, and stays signed in", async () => {
  const target = await earlierDatabase();
  const iat = Math.floor(Date.now() / 1000);
  const token = await signToken({
    sub: "u",
    email: "owner@example.com",
    role: "admin",
    jti: "s",
    iat,
    exp: iat + 60,
  });
  await migrate(toConnectionString(target));
  setCurrentDatabase({ kind: "embedded", target });
  expect(await runStatement(`SELECT "role" FROM "User"`, target)).toEqual([{ role: "owner" }]);
  expect((await get(me, { token })).body.user).toEqual({
    id: "u",
    email: "owner@example.com",
    role: "admin",
  });
  expect((await get(settings, { token })).status).toBe(200);
});
