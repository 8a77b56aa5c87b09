import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { hashPassword } from "@/lib/accounts/password/password";
import { toConnectionString } from "@/lib/platform/address/target";
import { setCurrentDatabase } from "@/lib/platform/db/current";
import { listMigrations, migrate, migrationsFolder } from "@/lib/platform/db/migrations";
import { get, post } from "@/tests/support/api/request";
import { createTestDatabase, runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { administrator } from "@/tests/support/setup/instance";
import { GET as audit } from "./audit/route";
import { POST as login } from "./auth/login/route";
import { GET as me } from "./auth/me/route";
import { GET as check } from "./config/check/route";
import { GET as ready } from "./health/ready/route";
import { GET as landing, POST as saveLanding } from "./landing/config/route";
import { GET as orders } from "./orders/route";
import { GET as users } from "./users/route";

setUpTestDatabase();

/** Creates a database in the state after set-up by the first version. */
async function firstVersion() {
  const [first = ""] = await listMigrations();
  const folder = await mkdtemp(path.join(tmpdir(), "platform-first-"));
  await cp(path.join(migrationsFolder, first), path.join(folder, first), { recursive: true });
  const target = await createTestDatabase({ migrated: false });
  await migrate(toConnectionString(target), folder);
  await rm(folder, { recursive: true });
  await runStatement(
    `UPDATE "Configuration" SET "isConfigured" = true, "projectName" = 'Corner Bakery';
     INSERT INTO "User" ("id", "email", "passwordHash", "updatedAt")
     VALUES ('first', '${administrator.email}', '${await hashPassword(administrator.password)}', now())`,
    target,
  );
  return target;
}

test("the site of the very first version still works: its administrator signs in, reads and saves", async () => {
  const target = await firstVersion();
  await migrate(toConnectionString(target));
  setCurrentDatabase({ kind: "embedded", target });
  expect((await get(ready)).status).toBe(200);
  expect((await get(check)).body).toMatchObject({
    isConfigured: true,
    config: { projectName: "Corner Bakery" },
  });
  const { token } = (await post(login, { body: administrator })).body;
  expect((await get(me, { token })).body.user).toEqual({
    id: "first",
    email: administrator.email,
    role: "admin",
  });
  for (const read of [orders, users, audit]) expect((await get(read, { token })).status).toBe(200);
  const { config } = (await get(landing)).body;
  const saved = await post(saveLanding, {
    token,
    headers: { "if-match": '"0"' },
    body: { ...config, hero: { ...config.hero, title: "Fresh bread" } },
  });
  expect([saved.status, saved.body.version]).toEqual([200, 1]);
});
