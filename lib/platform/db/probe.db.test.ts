import { afterAll, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import type { DatabaseTarget } from "@/lib/platform/address/target";
import { ask, makeTestFolder, removeTestFolders } from "@/tests/support/database/embedded-server";
import { type EmbeddedServer, startEmbeddedServer } from "./embedded/server";
import { createDatabase, probeDatabase } from "./probe";

jest.setTimeout(60_000);

let server: EmbeddedServer;
let owner: DatabaseTarget;

beforeAll(async () => {
  server = await startEmbeddedServer({ dataDir: await makeTestFolder(), onEvent: () => undefined });
  owner = server.target;
  await ask(server.maintenance, "CREATE ROLE visitor LOGIN PASSWORD 'visitor-pw'");
  await ask(server.maintenance, "CREATE ROLE builder LOGIN CREATEDB PASSWORD 'builder-pw'");
});

beforeEach(async () => {
  await ask(server.maintenance, `DROP DATABASE IF EXISTS "new ""shop"""`);
});

afterAll(async () => {
  await server.stop();
  await removeTestFolders();
});

const newName = 'new "shop"';

test("the right password", async () => {
  expect(await probeDatabase(owner)).toMatchObject({
    outcome: "connected",
    message: `Connected to the database "appdb" at 127.0.0.1:${owner.port}.`,
  });
});

test.each(["wrong-pw", ""])("the wrong password %p", async (password) => {
  const result = await probeDatabase({ ...owner, password });
  expect(result).toMatchObject({
    outcome: "wrong-password",
    message: `The server at 127.0.0.1:${owner.port} refused the user "app": the user name or the password is wrong.`,
  });
});

test("an unknown user", async () => {
  expect((await probeDatabase({ ...owner, username: "nobody-here" })).outcome).toBe("wrong-password");
});

test("a missing database that the user may not create", async () => {
  const target = { ...owner, name: newName, username: "visitor", password: "visitor-pw" };
  const result = await probeDatabase(target);
  expect(result.outcome).toBe("no-database");
  expect(result.message).toContain('the user "visitor" may not create it');
  await expect(createDatabase(target)).rejects.toThrow(/permission denied/);
});

test("a missing database that the user may create, and its creation, twice", async () => {
  const target = { ...owner, name: newName, username: "builder", password: "builder-pw" };
  expect((await probeDatabase(target)).outcome).toBe("can-create");
  await createDatabase(target);
  await createDatabase(target);
  expect((await probeDatabase(target)).outcome).toBe("connected");
});

test("a server whose database postgres was removed is asked through template1", async () => {
  const maintenance = { ...server.maintenance, name: "template1" };
  await ask(maintenance, "DROP DATABASE postgres");
  expect((await probeDatabase({ ...owner, name: newName })).outcome).toBe("can-create");
  await ask(maintenance, "CREATE DATABASE postgres");
});

test("TLS that the server does not offer", async () => {
  const result = await probeDatabase({ ...owner, parameters: "sslmode=no-verify" });
  expect(result.outcome).toBe("failed");
  expect(result.message).toContain("does not support SSL");
  expect(result.message).not.toContain(owner.password);
});
