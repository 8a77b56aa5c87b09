import { stat } from "node:fs/promises";
import { beforeEach, expect, test } from "@jest/globals";
import type { DatabaseTarget } from "@/lib/platform/address/target";
import { db } from "@/lib/platform/db/client";
import { type CurrentDatabase, currentDatabase, setCurrentDatabase } from "@/lib/platform/db/current";
import { get, post } from "@/tests/support/api/request";
import {
  createTestDatabase,
  runStatement,
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
import { POST } from "./route";

setUpTestDatabase();

const chef = { email: "chef@example.com", password: "a password of the chef" };
let living: DatabaseTarget;
let token: string;

function use(database: CurrentDatabase) {
  setCurrentDatabase(database);
}

/** Configures an instance on one database, and makes another, empty one the current database. */
beforeEach(async () => {
  const empty = currentDatabase();
  living = await createTestDatabase({ migrated: true });
  use({ kind: "chosen", target: living });
  token = await configuredInstance();
  use(empty);
});

const bodyWith = ({ email, password }: typeof chef) => ({
  ...setupBody(),
  projectName: "Another name",
  database: living,
  adminEmail: email,
  adminPassword: password,
});

test("a database with an instance is adopted unchanged, with its administrator's password", async () => {
  const answer = await post(POST, { body: bodyWith(administrator) });
  expect(answer.status).toBe(200);
  expect(answer.body.keepsAccount).toBe(true);
  expect(currentDatabase()).toEqual({ kind: "chosen", target: living });
  expect(await db.configuration.findMany()).toMatchObject([
    { isConfigured: true, projectName: "Corner Bakery" },
  ]);
  expect(await db.user.count()).toBe(1);
  expect((await get(me, { token })).status).toBe(200);
});

test("a wrong password is refused, and neither database changes", async () => {
  const rows = () => runStatement(`SELECT * FROM "Configuration", "User", "Session"`, living);
  const [before, theirs] = [await snapshot(), await rows()];
  const answer = await post(POST, { body: bodyWith({ ...administrator, password: "not this one" }) });
  expect(answer.status).toBe(401);
  expect(answer.body.fields).toHaveProperty("adminPassword");
  expect(await snapshot()).toEqual(before);
  expect(await rows()).toEqual(theirs);
  await expect(stat(storedConnectionFile())).rejects.toThrow("ENOENT");
});

test("guessing its password is limited", async () => {
  const body = bodyWith({ ...administrator, password: "not this one" });
  const answers = [];
  for (let tries = 0; tries < 6; tries++) answers.push(await post(POST, { body }));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
});

test("an unfinished set-up on the database is completed", async () => {
  await runStatement(`UPDATE "Configuration" SET "isConfigured" = false`, living);
  expect((await post(POST, { body: bodyWith(administrator) })).status).toBe(200);
  expect(await db.configuration.findMany()).toMatchObject([
    { isConfigured: true, projectName: "Another name" },
  ]);
});

test("an instance that was reset moves to one with another administrator, by cookie or session", async () => {
  const body = { ...setupBody(), adminEmail: chef.email, adminPassword: chef.password };
  await post(POST, { body });
  const { body: answer } = await post(login, { body: chef });
  const cookie = await resetInstance(answer.token);
  const own = currentDatabase();
  for (const proof of [{ cookie }, { token: answer.token as string }]) {
    expect((await post(POST, { ...proof, body: bodyWith(chef) })).status).toBe(401);
    expect((await post(POST, { ...proof, body: bodyWith(administrator) })).status).toBe(200);
    expect(currentDatabase().target).toEqual(living);
    use(own);
  }
});

test("the administrator of the other instance can't sign in after a reset", async () => {
  await post(POST, { body: { ...setupBody(), adminEmail: chef.email, adminPassword: chef.password } });
  const { body } = await post(login, { body: chef });
  await resetInstance(body.token);
  const before = await snapshot();
  expect((await post(POST, { body: bodyWith(administrator) })).status).toBe(401);
  expect(await snapshot()).toEqual(before);
});
