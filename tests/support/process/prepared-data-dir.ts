import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { makeDataDir, removeDataDir, startApp } from "./app";

/** The variable with the folder of an instance that was started once and not set up. */
const VARIABLE = "TEST_STARTED_DATA_DIR";

/** Starts an instance once before all tests, since creating a database takes as long as the rest of a start. */
export default async function startOnce() {
  const folder = await makeDataDir();
  const app = await startApp({ DATA_DIR: folder });
  await app.stop();
  process.env[VARIABLE] = folder;
  return () => removeDataDir(folder);
}

/** Copies the database of that instance into an empty DATA_DIR; a cluster that is elsewhere is not copied. */
export async function addDatabase(dataDir: string) {
  const source = process.env[VARIABLE] ?? "";
  const { port, home, ...settings } = JSON.parse(await readFile(path.join(source, "postgres.json"), "utf8"));
  if (home) return;
  await cp(path.join(source, "postgres"), path.join(dataDir, "postgres"), { recursive: true });
  await writeFile(path.join(dataDir, "postgres.json"), JSON.stringify(settings), { mode: 0o600 });
}

/** A new DATA_DIR with a migrated database, for tests that are not about the first start. */
export async function makeStartedDataDir(): Promise<string> {
  const folder = await makeDataDir();
  await addDatabase(folder);
  return folder;
}
