import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { post } from "@/tests/support/api/request";
import {
  createTestDatabase,
  missingTestDatabase,
  setUpTestDatabase,
  testServer,
} from "@/tests/support/database/database";
import { administrator, configuredInstance, resetInstance } from "@/tests/support/setup/instance";
import { POST } from "./route";

setUpTestDatabase();

const servers: Server[] = [];

/** Starts a local server that sends `greeting` on connect. */
function listening(greeting: string): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.end(greeting)).listen(0, "127.0.0.1", () => {
      resolve((server.address() as { port: number }).port);
    });
    servers.push(server);
  });
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const connected = { success: true, message: "Connection successful" };

test.each(["built-in", "anything at all"])(
  "the server in use is recognised whatever the password (%s)",
  async (password) => {
    const { port, name } = currentDatabase().target;
    for (const host of ["localhost", "127.0.0.1"]) {
      const { status, body } = await post(POST, {
        body: { host, port, name, username: "whoever", password },
      });
      expect(status).toBe(200);
      expect(body).toEqual(connected);
    }
  },
);

test("another database with the right password", async () => {
  const answer = await post(POST, { body: await createTestDatabase({ migrated: false }) });
  expect(answer.body).toEqual(connected);
});

test("a missing database that set-up would create", async () => {
  const target = missingTestDatabase();
  const { body } = await post(POST, { body: target });
  expect(body).toMatchObject({ success: true, canCreate: true });
  expect(body.message).toContain(`has no database "${target.name}" yet; it can be created`);
});

test("a wrong password is named, and never repeated", async () => {
  const target = { ...(await createTestDatabase({ migrated: false })), password: "secret-guess-1" };
  const { status, body } = await post(POST, { body: target });
  expect(status).toBe(200);
  expect(body.success).toBe(false);
  expect(body.error).toContain("the user name or the password is wrong");
  expect(JSON.stringify(body)).not.toContain("secret-guess-1");
});

test("an unknown host", async () => {
  const { body } = await post(POST, { body: { ...testServer(), host: "no-such-host.invalid" } });
  expect(body).toEqual({ success: false, error: "No server with the name no-such-host.invalid was found." });
});

test("a server that is no PostgreSQL", async () => {
  const port = await listening("HTTP/1.1 400 Bad Request\r\n\r\n");
  const { body } = await post(POST, { body: { ...testServer(), host: "127.0.0.1", port } });
  expect(body.success).toBe(false);
  expect(body.error).toBe(`The server at 127.0.0.1:${port} is not a PostgreSQL server.`);
});

test("a closed port", async () => {
  const port = await listening("");
  await new Promise((resolve) => servers.pop()?.close(resolve));
  const { body } = await post(POST, { body: { ...testServer(), host: "127.0.0.1", port } });
  expect(body.success).toBe(false);
  expect(body.error).toContain("the connection was refused");
});

test("after set-up a visitor can't test connections, and nothing is probed", async () => {
  const token = await configuredInstance();
  const seen: unknown[] = [];
  const port = await listening("");
  servers[0]?.on("connection", (socket) => seen.push(socket));
  const body = { host: "127.0.0.1", port, name: "a", username: "a", password: "a" };
  for (const sent of [{}, { token: "forged" }, { cookie: "setup_reset=forged" }]) {
    const answer = await post(POST, { ...sent, body });
    expect(answer.status).toBe(401);
    expect(answer.body.error).toBe("Sign in as an administrator to reconfigure");
  }
  expect(seen).toEqual([]);
  expect((await post(POST, { token, body })).status).toBe(200);
  expect(seen).not.toEqual([]);
});

test("the browser that reset the instance may test connections, until another reset", async () => {
  const token = await configuredInstance();
  const { host, port, name } = currentDatabase().target;
  const body = { host, port, name, username: "app", password: "built-in" };
  const cookie = await resetInstance(token);
  expect((await post(POST, { cookie, body })).body).toEqual(connected);
  expect((await post(POST, { body })).status).toBe(401);
  await resetInstance(token);
  expect((await post(POST, { cookie, body })).status).toBe(401);
});

/** Sets the sign-in time of a token's session to ten minutes ago. */
const ageSignIns = () => db.session.updateMany({ data: { authenticatedAt: new Date(Date.now() - 600_000) } });

test("an owner of a configured instance must enter the password first, and nothing is probed before", async () => {
  const token = await configuredInstance();
  const seen: unknown[] = [];
  const port = await listening("");
  servers[0]?.on("connection", (socket) => seen.push(socket));
  const body = { host: "127.0.0.1", port, name: "a", username: "a", password: "a" };
  await ageSignIns();
  const answer = await post(POST, { token, body });
  expect([answer.status, answer.body.needs]).toEqual([403, "password"]);
  expect(seen).toEqual([]);
});

test("each test by a signed-in user is audited with the server and without its password", async () => {
  const token = await configuredInstance();
  const body = { ...missingTestDatabase(), host: "127.0.0.1", password: "secret-guess-2" };
  await post(POST, { token, body });
  const cookie = await resetInstance(token);
  await post(POST, { cookie, body });
  const entries = await db.auditEntry.findMany({ where: { action: "setup:test-connection" } });
  expect(entries).toMatchObject(
    Array(2).fill({
      actor: "user",
      account: administrator.email,
      label: `${body.name} at 127.0.0.1:${body.port}`,
    }),
  );
  expect(
    JSON.stringify(entries, (_, value) => (typeof value === "bigint" ? String(value) : value)),
  ).not.toContain("secret-guess-2");
});

test("tests are limited for a user, and in the wizard for an address", async () => {
  const { host, port, name } = currentDatabase().target;
  const body = { host, port, name, username: "app", password: "built-in" };
  const statuses = async (sent: object) => {
    const list: number[] = [];
    for (let i = 0; i < 31; i++) list.push((await post(POST, { ...sent, body })).status);
    return [new Set(list.slice(0, 30)), list[30]];
  };
  const limited = [new Set([200]), 429];
  expect(await statuses({ address: "192.0.2.7" })).toEqual(limited);
  expect((await post(POST, { address: "192.0.2.8", body })).status).toBe(200);
  const token = await configuredInstance();
  expect(await statuses({ token })).toEqual(limited);
});
