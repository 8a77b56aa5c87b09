import { afterEach, beforeEach, expect, test } from "@jest/globals";
import pino from "pino";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as save } from "@/app/api/config/save/route";
import { currentDatabase, setCurrentDatabase } from "@/lib/platform/db/current";
import { post } from "@/tests/support/api/request";
import {
  breakTable,
  createTestDatabase,
  runStatement,
  setUpTestDatabase,
} from "@/tests/support/database/database";
import { administrator, configuredInstance, resetInstance, setupBody } from "@/tests/support/setup/instance";
import { log } from "./log";

setUpTestDatabase();

let lines = "";
const { stream } = { stream: (log as unknown as Record<symbol, unknown>)[pino.symbols.streamSym] };

beforeEach(() => {
  lines = "";
  log.level = "trace";
  Object.assign(log, { [pino.symbols.streamSym]: { write: (line: string) => (lines += line) } });
});

afterEach(() => {
  log.level = "silent";
  Object.assign(log, { [pino.symbols.streamSym]: stream });
});

function expectNoSecret(...secrets: string[]) {
  for (const secret of [administrator.password, currentDatabase().target.password, "$argon2", ...secrets]) {
    expect(lines).not.toContain(secret);
  }
}

test("fields named like a secret are left out", () => {
  log.info({ password: "hunter22", token: "hunter22", body: { password: "hunter22", token: "hunter22" } });
  log.info({ headers: { authorization: "hunter22", cookie: "hunter22" }, cookie: "hunter22" });
  expect(lines).toContain("[removed]");
  expect(lines).not.toContain("hunter22");
});

test("failed sign-ins", async () => {
  await configuredInstance();
  await post(login, { body: { ...administrator, password: "hunter22 is wrong" } });
  const repair = await breakTable("Session", currentDatabase().target);
  expect((await post(login, { body: administrator })).status).toBe(500);
  await repair();
  expect(lines).toContain("A request failed unexpectedly");
  expectNoSecret("hunter22");
});

test.each(["User", "Configuration"])("a save that fails at %s", async (table) => {
  await breakTable(table, currentDatabase().target);
  expect((await post(save, { body: setupBody() })).status).toBe(500);
  expect(lines).toContain("the disk is full");
  expectNoSecret(administrator.email);
});

test("moves that fail while users are copied, and while the target is prepared", async () => {
  await resetInstance(await configuredInstance());
  const broken = await createTestDatabase({ migrated: true });
  await breakTable("User", broken);
  expect((await post(save, { body: { ...setupBody(), database: broken } })).status).toBe(500);
  const foreign = await createTestDatabase({ migrated: false });
  await runStatement("CREATE TABLE invoices (id int)", foreign);
  expect((await post(save, { body: { ...setupBody(), database: foreign } })).status).toBe(200);
  expect(lines).toContain("The chosen database could not be prepared");
  expectNoSecret();
});

test("a database that can't be reached", async () => {
  const body = setupBody();
  setCurrentDatabase({ kind: "chosen", target: { ...currentDatabase().target, password: "hunter22" } });
  expect((await post(save, { body })).status).toBe(503);
  expect(lines).toContain("Authentication failed");
  expectNoSecret("hunter22");
});
