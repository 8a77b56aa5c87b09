import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { Pool } from "pg";
import { type DatabaseTarget, toClientConfig } from "@/lib/platform/address/target";
import { scriptedServer } from "@/tests/support/database/scripted-server";
import { DatabaseClient } from "./database-client";

type Server = Awaited<ReturnType<typeof scriptedServer>>;
let first: Server;
let second: Server;
let target: DatabaseTarget;

beforeEach(async () => {
  [first, second] = await Promise.all([scriptedServer("secret"), scriptedServer("secret")]);
  target = { ...first.server, others: [second.server], name: "shop", username: "owner", password: "secret" };
});

afterEach(async () => {
  await Promise.all([first.close(), second.close()].map((closed) => closed.catch(() => undefined)));
});

async function connected() {
  const client = new DatabaseClient(toClientConfig(target));
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

const endOf = (client: DatabaseClient) => new Promise((resolve) => client.once("end", resolve));

test("the writable server is used, at any position in the list", async () => {
  first.state.isWritable = false;
  const client = await connected();
  expect(client.port).toBe(second.server.port);
  await client.query("UPDATE");
  await client.end();
});

test("a server that is away is passed over", async () => {
  await first.close();
  const client = await connected();
  expect(client.port).toBe(second.server.port);
  await client.end();
});

test("without a writable server, the error names each server's answer and is temporary", async () => {
  first.state.isWritable = false;
  await second.close();
  const { host, port } = second.server;
  await expect(connected()).rejects.toMatchObject({
    code: "57P03",
    message: expect.stringMatching(
      new RegExp(`127\\.0\\.0\\.1:${first.server.port}: it takes no writes; ${host}:${port}: .*ECONNREFUSED`),
    ),
  });
});

test("a connection whose server became read-only is closed with the first write", async () => {
  second.state.isWritable = false;
  const client = await connected();
  first.state.isWritable = false;
  const ended = endOf(client);
  await expect(client.query("UPDATE")).rejects.toMatchObject({ code: "25006" });
  await ended;
});

test("connections waiting for a replaced server are closed once another one is writable", async () => {
  second.state.isWritable = false;
  const old = await connected();
  const ended = endOf(old);
  first.state.isWritable = false;
  second.state.isWritable = true;
  // Servers in another order are probed again.
  target = { ...target, ...second.server, others: [first.server] };
  const client = await connected();
  expect(client.port).toBe(second.server.port);
  await ended;
  await client.end();
});

test("a connection that is ended while its server is looked for is not made", async () => {
  second.state.isWritable = false;
  const client = new DatabaseClient(toClientConfig(target));
  const connecting = client.connect();
  await client.end();
  await expect(connecting).rejects.toThrow("ended before it was made");
});

test("a server that closes a new connection closes no others", async () => {
  await second.close();
  first.state.endsAtOnce = true;
  const pool = new Pool({ ...toClientConfig({ ...target, others: undefined }), Client: DatabaseClient });
  pool.on("error", () => undefined);
  await expect(pool.query("UPDATE")).rejects.toThrow();
  await pool.end();
});

test("concurrent connections probe the servers once", async () => {
  second.state.isWritable = false;
  const clients = await Promise.all([connected(), connected(), connected()]);
  expect([first.state.connections, second.state.connections]).toEqual([4, 1]);
  for (const client of clients) await client.end();
});

test("a pool of such connections finds the writable server", async () => {
  first.state.isWritable = false;
  const pool = new Pool({ ...toClientConfig(target), Client: DatabaseClient });
  const client = await pool.connect();
  expect(client.port).toBe(second.server.port);
  client.release();
  await pool.end();
});

test("a pool of such connections passes on connection errors", async () => {
  await Promise.all([first.close(), second.close()]);
  const pool = new Pool({ ...toClientConfig(target), Client: DatabaseClient });
  await expect(pool.query("UPDATE")).rejects.toThrow("No server of the database takes writes");
  await pool.end();
});
