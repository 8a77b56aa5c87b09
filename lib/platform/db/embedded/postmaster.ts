import { execFile, spawn } from "node:child_process";
import { open, readFile, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { type Cluster, serverEnvironment } from "./cluster";
import { clusterFolder } from "./home";
import { commandOf, isRunning } from "./process";
import { followLog, removeOldLogs, startLog } from "./server-log";

const readyWithinMs = 120_000;
const fastStopMs = 10_000;
const immediateStopMs = 5_000;

/** The main process of a running server. */
export type Postmaster = { pid: number; port: number };

/** Finds a cluster's running server by its pid file; ignores a pid that another process has now. */
export async function findPostmaster(home: string): Promise<Postmaster | undefined> {
  const file = await readPidFile(home);
  if (!file || !(await isRunning(file.pid))) return undefined;
  const command = await commandOf(file.pid);
  if (command !== undefined && !(command.includes("postgres") && command.includes(file.folder)))
    return undefined;
  const recorded = await realpath(file.folder).catch(() => undefined);
  // A missing recorded folder was moved here while its server ran; an existing other one was copied.
  if (recorded !== undefined && recorded !== (await realpath(clusterFolder(home)))) return undefined;
  return { pid: file.pid, port: file.port };
}

/**
 * Starts the server on a port of 127.0.0.1 and waits until it accepts connections. `pg_ctl -w` would pass the folder's
 * name to a shell, leave a server running that is not ready in time, and not report the cause of an end.
 * @throws Error with the server's log lines if it doesn't start
 */
export async function launchPostmaster({ home, bin, user }: Cluster, port: number): Promise<Postmaster> {
  await rm(join(clusterFolder(home), "postmaster.pid"), { force: true });
  await removeOldLogs(home);
  const readErrors = await followLog(home);
  const output = await open(startLog(home), "w", 0o600);
  const child = spawn(join(bin, "postgres"), serverArguments(home, port), {
    ...user,
    cwd: home,
    env: serverEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ["ignore", output.fd, output.fd],
  });
  child.unref();
  let ended: string | undefined;
  child.once("error", (error) => {
    ended = error.message;
  });
  child.once("exit", (code, signal) => {
    ended ??= signal ? `it was ended by ${signal}` : `it ended with code ${code}`;
  });
  await output.close();

  const deadline = Date.now() + readyWithinMs;
  while (ended === undefined && Date.now() < deadline) {
    const file = await readPidFile(home);
    if (file && file.pid === child.pid && file.status === "ready") return { pid: file.pid, port };
    await delay(20);
  }
  if (ended === undefined) child.kill("SIGQUIT");
  const reason = (await readErrors()) || ended || `it was not ready within ${readyWithinMs / 1000} s`;
  throw new Error(`The database server did not start: ${reason}`);
}

/** Stops a server, first with a fast shutdown, then with an immediate one. */
export async function stopPostmaster({ bin }: Cluster, pid: number): Promise<void> {
  await signal(bin, pid, "INT");
  if (await isGoneWithin(pid, fastStopMs)) return;
  await signal(bin, pid, "QUIT");
  if (await isGoneWithin(pid, immediateStopMs)) return;
  throw new Error(`The database server (process ${pid}) did not stop.`);
}

function serverArguments(home: string, port: number): string[] {
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    password_encryption: "scram-sha-256",
    timezone: "UTC",
    log_timezone: "UTC",
    logging_collector: "on",
    log_filename: "postgresql-%a.log",
    log_truncate_on_rotation: "on",
    log_rotation_age: "1d",
    log_rotation_size: 0,
  };
  return [
    "-D",
    clusterFolder(home),
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
}

/** The lines are defined in PostgreSQL's src/include/utils/pidfile.h. */
async function readPidFile(home: string) {
  const file = join(clusterFolder(home), "postmaster.pid");
  const text = await readFile(file, "utf8").catch(() => "");
  const [pid, folder, , port, , , , status] = text.split("\n").map((line) => line.trim());
  if (!pid || !folder || !port) return undefined;
  return { pid: Number(pid), folder, port: Number(port), status };
}

async function signal(bin: string, pid: number, name: "INT" | "QUIT"): Promise<void> {
  const command = await commandOf(pid);
  if (command !== undefined && !command.includes("postgres")) return;
  if (process.platform === "win32") {
    await promisify(execFile)(join(bin, "pg_ctl"), ["kill", name, String(pid)], { windowsHide: true }).catch(
      () => undefined,
    );
    return;
  }
  try {
    process.kill(pid, `SIG${name}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (await isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await delay(25);
  }
  return true;
}
