import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { afterEach, expect, jest, test } from "@jest/globals";
import { probeDatabase } from "@/lib/platform/db/probe";
import {
  ask,
  makeTestFolder,
  postmasterPid,
  removeTestFolders,
} from "@/tests/support/database/embedded-server";
import { type EmbeddedServer, startEmbeddedServer } from "./server";
import { readSettings, writeSettings } from "./settings";

jest.setTimeout(60_000);

let events: string[] = [];
let servers: EmbeddedServer[] = [];

async function start(dataDir: string): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, onEvent: (message) => events.push(message) });
  servers.push(server);
  return server;
}

afterEach(async () => {
  for (const server of servers) await server.stop();
  await removeTestFolders();
  events = [];
  servers = [];
});

test("the first start creates a database with checksums, UTF-8 and scram passwords", async () => {
  const server = await start(await makeTestFolder());
  expect(server.target).toMatchObject({ host: "127.0.0.1", name: "appdb", username: "app" });
  expect(server.takenOver).toBe(false);
  expect(events).toEqual(["Creating the database"]);
  const [row] = await ask(
    server.maintenance,
    `SELECT current_setting('data_checksums') AS checksums, current_setting('server_encoding') AS encoding,
            current_setting('unix_socket_directories') AS sockets, left(rolpassword, 13) AS password
     FROM pg_authid WHERE rolname = 'app'`,
  );
  expect(row).toEqual({ checksums: "on", encoding: "UTF8", sockets: "", password: "SCRAM-SHA-256" });
});

test("a second start keeps the data, the port and the password, even in a folder with a space", async () => {
  const dataDir = await makeTestFolder({ name: "my data" });
  const first = await start(dataDir);
  await ask(first.target, "CREATE TABLE kept AS SELECT 42 AS answer");
  await first.stop();
  const second = await start(dataDir);
  expect(second.target).toEqual(first.target);
  expect(await ask(second.target, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
});

test("its password is secret, and another is refused", async () => {
  const dataDir = await makeTestFolder();
  const { target } = await start(dataDir);
  expect((await stat(join(dataDir, "postgres.json"))).mode & 0o777).toBe(0o600);
  expect(Buffer.from(target.password, "base64url")).toHaveLength(32);
  expect((await probeDatabase({ ...target, password: "wrong" })).outcome).toBe("wrong-password");
});

test("it listens on loopback only", async () => {
  const { target } = await start(await makeTestFolder());
  const outside = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const others = outside.filter(({ address, internal }) => !internal || address === "::1");
  const [row] = await ask(target, "SHOW listen_addresses");
  expect(row).toEqual({ listen_addresses: "127.0.0.1" });
  for (const { address, scopeid } of others) {
    if (!scopeid) expect(await accepts(address, target.port)).toBe(false);
  }
});

test("leftovers of an interrupted creation are removed and the database created", async () => {
  const dataDir = await makeTestFolder();
  const leftover = join(dataDir, "postgres", "new-half");
  await mkdir(leftover, { recursive: true });
  await writeFile(join(leftover, "PG_VERSION"), "18\n");
  await writeFile(join(dataDir, "postgres", "new-half.password"), "secret\n");
  const { target } = await start(dataDir);
  expect(await ask(target, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  const left = (await readdir(join(dataDir, "postgres"))).filter((name) => !name.startsWith("postgresql-"));
  expect(left.sort()).toEqual(["data", "start.log"]);
});

test("a taken port is replaced by a free one", async () => {
  const [one, two] = [await makeTestFolder(), await makeTestFolder()];
  const first = await start(one);
  await writeSettings(two, { password: "another-password", port: first.target.port, created: false });
  const second = await start(two);
  expect(second.target.port).not.toBe(first.target.port);
  expect((await readSettings(two))?.port).toBe(second.target.port);
});

test("a stale pid file with the number of another process does not matter", async () => {
  const dataDir = await makeTestFolder();
  const first = await start(dataDir);
  await first.stop();
  const cluster = join(dataDir, "postgres", "data");
  const lines = [process.pid, cluster, 1_700_000_000, first.target.port, "", "127.0.0.1", "", "ready"];
  await writeFile(join(cluster, "postmaster.pid"), `${lines.join("\n")}\n`);
  const second = await start(dataDir);
  expect(second.takenOver).toBe(false);
  expect(await postmasterPid(join(dataDir, "postgres"))).not.toBe(process.pid);
});

test("lost settings are replaced without losing the data", async () => {
  const dataDir = await makeTestFolder();
  const first = await start(dataDir);
  await ask(first.target, "CREATE TABLE kept AS SELECT 42 AS answer");
  await first.stop();
  await rm(join(dataDir, "postgres.json"));
  const second = await start(dataDir);
  expect(second.target.password).not.toBe(first.target.password);
  expect(await ask(second.target, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
});

test("a lost database is reported and not replaced by an empty one", async () => {
  const dataDir = await makeTestFolder();
  await writeSettings(dataDir, { password: "some-password", port: 1, created: true });
  await expect(start(dataDir)).rejects.toThrow(/The database in .* is missing/);
});

test("a failed start reports the server's own reason", async () => {
  const dataDir = await makeTestFolder();
  const first = await start(dataDir);
  await first.stop();
  await writeFile(join(dataDir, "postgres", "data", "PG_VERSION"), "12\n");
  await expect(start(dataDir)).rejects.toThrow(/did not start: FATAL: .*incompatible with server/);
});

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => finish(true));
    socket.once("error", () => finish(false));
    socket.once("timeout", () => finish(false));
  });
}
