import { once } from "node:events";
import { join } from "node:path";
import { afterEach, expect, jest, test } from "@jest/globals";
import { probeDatabase } from "@/lib/platform/db/probe";
import {
  ask,
  killProcess,
  makeTestFolder,
  postmasterPid,
  removeTestFolders,
  startInAnotherProcess,
  until,
} from "@/tests/support/database/embedded-server";
import { type EmbeddedServer, startEmbeddedServer } from "./server";

jest.setTimeout(60_000);

let events: string[] = [];
let server: EmbeddedServer | undefined;

async function start(dataDir: string): Promise<EmbeddedServer> {
  server = await startEmbeddedServer({ dataDir, onEvent: (message) => events.push(message) });
  return server;
}

afterEach(async () => {
  await server?.stop();
  server = undefined;
  events = [];
  await removeTestFolders();
});

/** An app that stored a row and was then killed, its server still running. */
async function crashedApp() {
  const dataDir = await makeTestFolder();
  const { app, target } = await startInAnotherProcess(dataDir);
  await ask(target, "CREATE TABLE kept AS SELECT 42 AS answer");
  const ended = once(app, "exit");
  app.kill("SIGKILL");
  await ended;
  return { dataDir, target, pid: await postmasterPid(join(dataDir, "postgres")) };
}

test("a killed server is restarted on its port with its data", async () => {
  const dataDir = await makeTestFolder();
  const { target } = await start(dataDir);
  await ask(target, "CREATE TABLE kept AS SELECT 42 AS answer");
  await killProcess(await postmasterPid(join(dataDir, "postgres")));
  await until(async () => (await probeDatabase(target)).outcome === "connected");
  expect(await ask(target, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
  await until(async () => events.includes("The database server runs again"));
  expect(events).toContain("The database server stopped unexpectedly; restarting it");
});

test("a long query of a killed server does not hold up its restart", async () => {
  const dataDir = await makeTestFolder();
  const { target } = await start(dataDir);
  const query = ask(target, "SELECT count(*) FROM generate_series(1, 1000000000)");
  const ended = expect(query).rejects.toThrow(/terminated/);
  await until(async () => {
    const [row] = await ask(
      target,
      "SELECT count(*)::int AS busy FROM pg_stat_activity WHERE query LIKE '%1000000000%'",
    );
    return row?.busy === 2;
  });
  await killProcess(await postmasterPid(join(dataDir, "postgres")));
  await until(async () => (await probeDatabase(target)).outcome === "connected");
  await ended;
});

test("a server that was left running is taken over, and stopped in the end", async () => {
  const { dataDir, target, pid } = await crashedApp();
  const again = await start(dataDir);
  expect(again).toMatchObject({ target, takenOver: true });
  expect(events).toEqual(["Took over the running database server"]);
  expect(await postmasterPid(join(dataDir, "postgres"))).toBe(pid);
  expect(await ask(target, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
  await again.stop();
  expect((await probeDatabase(target)).outcome).toBe("refused");
});

test("a server that was taken over is restarted too", async () => {
  const { dataDir, target, pid } = await crashedApp();
  await start(dataDir);
  await killProcess(pid);
  await until(async () => (await probeDatabase(target)).outcome === "connected");
  expect(await ask(target, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
});

test("app and server both killed, the next start finds the data", async () => {
  const { dataDir, target, pid } = await crashedApp();
  await killProcess(pid);
  const again = await start(dataDir);
  expect(again.takenOver).toBe(false);
  expect(again.target).toEqual(target);
  expect(await ask(again.target, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
});
