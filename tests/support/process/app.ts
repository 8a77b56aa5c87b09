import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSettings } from "@/lib/platform/db/embedded/settings";

export type RunningApp = {
  origin: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything that the process has printed. */
  output: () => string;
  /** Stops the process as an operator would, and waits for its end. @returns the exit code */
  stop(): Promise<number | null>;
};

/** An empty DATA_DIR that every user may enter, as the database server may run as another user. */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "platform-app-"));
  await chmod(folder, 0o711);
  return folder;
}

/** Removes a DATA_DIR, and its cluster where that lives elsewhere. */
export async function removeDataDir(folder: string) {
  const home = (await readSettings(folder).catch(() => undefined))?.home;
  if (home) {
    await rm(home, { recursive: true, force: true });
    await rmdir(path.dirname(home)).catch(() => undefined);
  }
  await rm(folder, { recursive: true, force: true });
}

/** Starts the built application by the given command, without waiting for it. */
export function spawnApp(environment: Record<string, string>, command = [process.execPath, "server.mjs"]) {
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd: process.cwd(),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (chunk) => (printed += chunk));
  child.stderr.on("data", (chunk) => (printed += chunk));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, ended, output: () => printed };
}

/**
 * Starts the built application on a free port and waits until it is ready.
 * @param flags options of Node.js
 */
export async function startApp(
  environment: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<RunningApp> {
  const dataDir = environment.DATA_DIR ?? (await makeDataDir());
  const variables = {
    PORT: "0",
    DATA_DIR: dataDir,
    TEMPLATES_DIR: path.join(dataDir, "templates"),
    ...environment,
  };
  const { child, ended, output } = spawnApp(variables, [process.execPath, ...flags, "server.mjs"]);
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const address = /Ready: (http:\/\/\S+)/.exec(output())?.[1];
      if (address) resolve(new URL(address).origin);
    });
    child.once("exit", () => reject(new Error(`The application did not start:\n${output()}`)));
  });
  const stop = () => {
    if (child.exitCode === null) child.kill("SIGTERM");
    return ended;
  };
  return { origin, dataDir, process: child, output, stop };
}
