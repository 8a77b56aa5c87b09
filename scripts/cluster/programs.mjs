import { spawn, spawnSync } from "node:child_process";
import { chownSync, closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const packages = "patroni etcd-server python3-etcd haproxy pgbouncer postgresql-15 nginx-light";
const needed = ["patroni", "etcd", "haproxy", "pgbouncer", "nginx"];

/** @throws Error with installation instructions if a program is missing */
export function requirePrograms() {
  const missing = needed.filter((name) => spawnSync("sh", ["-c", `command -v ${name}`]).status !== 0);
  if (missing.length > 0) {
    console.error(
      `${missing.join(", ")} missing: apt-get install --no-install-recommends ${packages} (Debian 12; none of them needs to run as a service).`,
    );
    process.exit(1);
  }
}

/** PostgreSQL refuses to run as root: in that case all programs run as the user that its package has created. */
const user = (() => {
  if (process.getuid() !== 0) return undefined;
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("postgres:"));
  if (!line) return undefined;
  const [, , uid, gid] = line.split(":").map(Number);
  return { uid, gid };
})();

const own = (file) => user && chownSync(file, user.uid, user.gid);

/** Writes a file that the programs can read. @returns its path */
export function write(folder, name, text) {
  const file = path.join(folder, name);
  writeFileSync(file, text, { mode: 0o600 });
  own(file);
  return file;
}

/** Makes a folder owned by the programs' user. @returns its path */
export function makeFolder(...parts) {
  const folder = path.join(...parts);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  own(folder);
  return folder;
}

/** Returns free ports. */
export async function freePorts(amount) {
  const servers = await Promise.all(
    Array.from(
      { length: amount },
      () =>
        new Promise((resolve) => {
          const server = createServer().listen(0, "127.0.0.1", () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Sends a signal to a process, or to a process group by its negative id, unless it has ended. */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

const running = new Set();

/**
 * Starts a program in a new process group, with its output in a log file of its folder.
 * @returns `kill` for the whole group, and `ended`
 */
export function run(folder, name, args) {
  const output = openSync(path.join(folder, `${name}.log`), "a");
  const child = spawn(name, args, {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ["ignore", output, output],
    env: { PATH: process.env.PATH, HOME: folder, LANG: "C.UTF-8" },
  });
  closeSync(output);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const program = {
    ended,
    kill(name) {
      signal(-child.pid, name);
      return ended;
    },
  };
  running.add(program);
  void ended.then(() => running.delete(program));
  return program;
}

/** Ends all started programs that still run. */
export async function endAll() {
  await Promise.all([...running].map((program) => program.kill("SIGKILL")));
}

/** Polls until the result is not null. @throws Error that names `what`, after `timeoutMs` milliseconds */
export async function until(what, ask, timeoutMs = 60_000) {
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    const answer = await Promise.resolve()
      .then(ask)
      .catch(() => null);
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (performance.now() > giveUpAt) throw new Error(`Waited in vain: ${what}`);
    await delay(20);
  }
}
