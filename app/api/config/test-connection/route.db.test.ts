import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { currentDatabase } from "@/lib/db/current";
import {
  createTestDatabase,
  missingTestDatabase,
  setUpTestDatabase,
  testServer,
} from "@/lib/testing/database";
import { configuredInstance, resetInstance } from "@/lib/testing/instance";
import { post } from "@/lib/testing/request";
import { POST } from "./route";

setUpTestDatabase();

const servers: Server[] = [];

/** A server on this machine that says `greeting` to whoever connects. */
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

test("once there is an administrator, a visitor can't use it to look around, and nothing is tried", async () => {
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

test("the browser that reset the instance may use it, until another reset", async () => {
  const token = await configuredInstance();
  const { host, port, name } = currentDatabase().target;
  const body = { host, port, name, username: "app", password: "built-in" };
  const cookie = await resetInstance(token);
  expect((await post(POST, { cookie, body })).body).toEqual(connected);
  expect((await post(POST, { body })).status).toBe(401);
  await resetInstance(token);
  expect((await post(POST, { cookie, body })).status).toBe(401);
});
