import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseTarget } from "@/lib/platform/address/target";
import { createDatabase, probeDatabase } from "@/lib/platform/db/probe";
import { prepareBinaries } from "./binaries";
import { type Cluster, createCluster, resetPasswords, users } from "./cluster";
import { chooseDistantHome, clusterFolder, hasCluster, localHome, prepareHome } from "./home";
import { endLeftoverBackends } from "./leftover-backends";
import { findFreePort } from "./port";
import { findPostmaster, launchPostmaster, type Postmaster, stopPostmaster } from "./postmaster";
import { isRunning } from "./process";
import { ensureRoles, ensureRowUser } from "./roles";
import { makeDataFolder, newSettings, readSettings, type ServerSettings, writeSettings } from "./settings";
import { superviseServer } from "./supervisor";
import { serverUser } from "./unprivileged-user";

const databaseName = "appdb";
const takeOverWithinMs = 30_000;
const launchWithinMs = 20_000;

/**
 * The running server. `target` is the database as its owner, `rows` as the user of rows, `maintenance` as the
 * superuser, whom the application doesn't use; `takenOver` if an earlier process had left it running.
 */
export type EmbeddedServer = {
  target: DatabaseTarget;
  rows: DatabaseTarget;
  maintenance: DatabaseTarget;
  takenOver: boolean;
  stop(): Promise<void>;
};

type Options = { dataDir: string; onEvent: (message: string) => void };

/**
 * Starts the server with its data under `dataDir`, creates its database at the first start, and restarts it after a
 * failure, until `stop()`. Requires the data folder's lock (`lockDataDir`).
 * @param onEvent receives a sentence for the operator at each change of state
 * @throws Error with the cause
 */
export async function startEmbeddedServer({ dataDir, onEvent }: Options): Promise<EmbeddedServer> {
  const folder = resolve(dataDir);
  const { cluster, settings, isNew } = await prepareCluster(folder);
  const orphan = await takeOver(cluster, settings);
  if (orphan) onEvent("Took over the running database server");
  else await ensureCluster(folder, cluster, settings, isNew, onEvent);
  const running = orphan ?? (await launchOnFreePort(cluster, settings.port));
  await writeSettings(folder, { ...settings, port: running.port, created: true });

  const target = targetOf(running.port, settings);
  const rows = { ...target, username: users.rows, password: settings.rowPassword };
  const maintenance = {
    ...target,
    name: "postgres",
    username: users.maintenance,
    password: settings.maintenancePassword,
  };
  const restart = async () => (await launch(cluster, running.port)).pid;
  const supervisor = superviseServer(running.pid, restart, onEvent);
  const stop = async () => stopPostmaster(cluster, await supervisor.end());
  try {
    if (!settings.ordinaryUser) {
      await ensureRoles(maintenance, target);
      await writeSettings(folder, { ...settings, port: running.port, created: true, ordinaryUser: true });
    }
    await ensureDatabase(target);
    await ensureRowUser(maintenance, rows);
  } catch (error) {
    await stop();
    throw error;
  }
  return { target, rows, maintenance, takenOver: orphan !== undefined, stop };
}

async function prepareCluster(dataDir: string) {
  await makeDataFolder(dataDir);
  const user = await serverUser();
  const known = await readSettings(dataDir);
  const settings = known ?? newSettings();
  settings.home ??= await chooseDistantHome(dataDir, user);
  const local = localHome(dataDir);
  const home = (await findPostmaster(local)) ? local : (settings.home ?? local);
  if (known || !hasCluster(local)) await writeSettings(dataDir, settings);
  await prepareHome(home, dataDir, user);
  const cluster: Cluster = { home, bin: await prepareBinaries(home, user), user };
  return { cluster, settings, isNew: known === null };
}

/** Returns the server that an earlier process left running; stops an unusable one. */
async function takeOver(cluster: Cluster, settings: ServerSettings): Promise<Postmaster | undefined> {
  const found = await findPostmaster(cluster.home);
  if (!found) return undefined;
  const target = targetOf(found.port, settings);
  const deadline = Date.now() + takeOverWithinMs;
  while (Date.now() < deadline && (await isRunning(found.pid))) {
    const { outcome } = await probeDatabase(target);
    if (outcome === "connected" || outcome === "can-create") return found;
    if (outcome === "wrong-password") break;
    await delay(100);
  }
  if (await isRunning(found.pid)) await stopPostmaster(cluster, found.pid);
  return undefined;
}

async function ensureCluster(
  dataDir: string,
  cluster: Cluster,
  settings: ServerSettings,
  isNew: boolean,
  onEvent: Options["onEvent"],
): Promise<void> {
  if (hasCluster(cluster.home)) {
    if (isNew) await resetPasswords(cluster, settings);
    return;
  }
  if (settings.created) {
    throw new Error(
      `The database in ${clusterFolder(cluster.home)} is missing. Restore it from a backup, or remove ${dataDir}/postgres.json to begin with an empty one.`,
    );
  }
  onEvent("Creating the database");
  await createCluster(cluster, settings.maintenancePassword);
}

async function launchOnFreePort(cluster: Cluster, preferred: number | undefined): Promise<Postmaster> {
  let port = await findFreePort(preferred);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch(cluster, port);
    } catch (error) {
      if (attempt === 3 || !/could not bind|TCP\/IP sockets/.test((error as Error).message)) throw error;
      port = await findFreePort();
    }
  }
}

/** Starts the server; repeats it while backends of a killed server hold the shared memory. */
async function launch(cluster: Cluster, port: number): Promise<Postmaster> {
  const deadline = Date.now() + launchWithinMs;
  for (;;) {
    try {
      return await launchPostmaster(cluster, port);
    } catch (error) {
      if (Date.now() > deadline || !/still in use/.test((error as Error).message)) throw error;
      await endLeftoverBackends(cluster.home);
      await delay(100);
    }
  }
}

async function ensureDatabase(target: DatabaseTarget): Promise<void> {
  const { outcome, message } = await probeDatabase(target);
  if (outcome === "can-create") await createDatabase(target);
  else if (outcome !== "connected") throw new Error(message);
}

/**
 * Returns the server that another process of the application has started.
 * @throws Error if none was ever started
 */
export async function runningServer(dataDir: string): Promise<DatabaseTarget> {
  const settings = await readSettings(resolve(dataDir));
  if (settings?.port === undefined) throw new Error(`There is no database in ${resolve(dataDir)} yet.`);
  return targetOf(settings.port, settings);
}

const targetOf = (port: number, { password }: ServerSettings): DatabaseTarget => ({
  host: "127.0.0.1",
  port,
  name: databaseName,
  username: users.app,
  password,
});
