import { readFile, stat } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import type { DatabaseTarget } from "@/lib/platform/address/target";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { get, post } from "@/tests/support/api/request";
import {
  breakTable,
  createTestDatabase,
  missingTestDatabase,
  setUpTestDatabase,
  storedConnectionFile,
} from "@/tests/support/database/database";
import {
  administrator,
  configuredInstance,
  resetInstance,
  setupBody,
  snapshot,
} from "@/tests/support/setup/instance";
import { POST as login } from "../../auth/login/route";
import { GET as me } from "../../auth/me/route";
import { GET as check } from "../check/route";
import { POST } from "./route";

setUpTestDatabase();

const bodyFor = (database: DatabaseTarget) => ({ ...setupBody(), database });

async function expectMovedTo(target: DatabaseTarget) {
  expect(currentDatabase()).toEqual({ kind: "chosen", target });
  expect(JSON.parse(await readFile(storedConnectionFile(), "utf8"))).toEqual(target);
  expect((await stat(storedConnectionFile())).mode & 0o777).toBe(0o600);
  const { body } = await get(check);
  const { host, port, name } = target;
  expect(body.isConfigured).toBe(true);
  expect(body.storage).toEqual({ kind: "external", host, port, name, readOnly: false });
}

test.each([
  ["an empty database", () => createTestDatabase({ migrated: false })],
  ["a database that is created for it", async () => missingTestDatabase()],
  ["a database that was migrated but never used", () => createTestDatabase({ migrated: true })],
])("a new instance is set up on %s", async (_, make) => {
  const target = await make();
  const answer = await post(POST, { body: bodyFor(target) });
  expect(answer.status).toBe(200);
  expect(answer.body).not.toHaveProperty("warning");
  expect(JSON.stringify(answer.body)).not.toContain(target.password);
  await expectMovedTo(target);
  expect((await post(login, { body: administrator })).status).toBe(200);
});

test("a reset instance moves with its users, sessions and settings", async () => {
  const token = await configuredInstance();
  await resetInstance(token);
  const before = await snapshot();
  const target = await createTestDatabase({ migrated: false });
  expect((await post(POST, { body: bodyFor(target) })).status).toBe(200);
  await expectMovedTo(target);
  const after = await snapshot();
  expect(after.users).toEqual(before.users);
  expect(after.sessions).toEqual(before.sessions);
  expect(after.configuration).toMatchObject([{ id: 1, isConfigured: true, projectName: "Corner Bakery" }]);
  expect((await get(me, { token })).status).toBe(200);
});

test("with the reset cookie an instance moves and gets a new administrator in one save", async () => {
  const token = await configuredInstance();
  const cookie = await resetInstance(token);
  const target = await createTestDatabase({ migrated: false });
  const renewed = { email: "new@example.com", password: "another good password" };
  const body = { ...bodyFor(target), adminEmail: renewed.email, adminPassword: renewed.password };
  expect((await post(POST, { cookie, body })).status).toBe(200);
  await expectMovedTo(target);
  expect((await get(me, { token })).status).toBe(401);
  expect((await post(login, { body: renewed })).status).toBe(200);
  expect(await db.user.count()).toBe(1);
});

test("one of twenty concurrent moves succeeds", async () => {
  const target = await createTestDatabase({ migrated: false });
  const body = bodyFor(target);
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(POST, { body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  await expectMovedTo(target);
  expect(await db.user.count()).toBe(1);
});

test.each(["User", "Configuration"])(
  "a move that fails at %s of the target changes nothing",
  async (table) => {
    const target = await createTestDatabase({ migrated: true });
    const repair = await breakTable(table, target);
    const before = await snapshot();
    const body = bodyFor(target);
    expect((await post(POST, { body })).status).toBe(500);
    expect(await snapshot()).toEqual(before);
    await expect(stat(storedConnectionFile())).rejects.toThrow("ENOENT");
    await repair();
    expect((await post(POST, { body })).status).toBe(200);
    await expectMovedTo(target);
    expect(await db.user.count()).toBe(1);
  },
);

test("moving back to the built-in server selects it again, even after a restart", async () => {
  const home = currentDatabase();
  const token = await configuredInstance();
  await resetInstance(token);
  const away = await createTestDatabase({ migrated: false });
  expect((await post(POST, { body: bodyFor(away) })).status).toBe(200);
  const { body } = await post(login, { body: administrator });
  await resetInstance(body.token);
  expect((await post(POST, { token: body.token, body: bodyFor(home.target) })).status).toBe(200);
  expect(currentDatabase()).toEqual(home);
  await expect(stat(storedConnectionFile())).rejects.toThrow("ENOENT");
});
