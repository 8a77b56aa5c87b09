import { type ChildProcess, type ExecFileOptions, execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clusterFolder } from "./home";
import type { ServerSettings } from "./settings";
import { giveTo, type ServerUser } from "./unprivileged-user";

/**
 * `app` owns the application's database and is not a superuser; `rows` reads and writes rows for the features, and owns
 * nothing; `maintenance` is the superuser.
 */
export const users = { app: "app", rows: "app_rows", maintenance: "postgres" } as const;

/** A cluster on disk, with the folder of programs and the user that runs them. */
export type Cluster = { home: string; bin: string; user: ServerUser };

/** Returns an environment without this process's secrets and without settings such as PGDATA. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMPDIR, NODE_ENV } = process.env;
  return { PATH, SystemRoot, TEMP, TMPDIR, NODE_ENV, LC_ALL: "C", TZ: "UTC" };
}

/**
 * Creates an empty cluster in a temporary folder and renames it, so that an interruption leaves no partial cluster.
 * @param password the superuser's
 */
export async function createCluster(
  { home, bin, user }: Cluster,
  password: string,
  username: string = users.maintenance,
): Promise<void> {
  const unfinished = join(home, `new-${randomBytes(6).toString("hex")}`);
  const passwordFile = `${unfinished}.password`;
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await giveTo(user, passwordFile);
  try {
    await run(
      join(bin, "initdb"),
      [
        `--pgdata=${unfinished}`,
        `--username=${username}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--data-checksums",
        "--encoding=UTF8",
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--no-instructions",
      ],
      { ...user, cwd: home },
    );
    await rename(unfinished, clusterFolder(home));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Sets new passwords in a stopped cluster with lost settings; skips missing users. */
export async function resetPasswords({ home, bin, user }: Cluster, settings: ServerSettings): Promise<void> {
  const args = ["--single", "-D", clusterFolder(home), "postgres"];
  const passwords = [
    [users.app, settings.password],
    [users.rows, settings.rowPassword],
    [users.maintenance, settings.maintenancePassword],
  ];
  const statements = passwords.map(([name, password]) => `ALTER ROLE ${name} PASSWORD '${password}'\n`);
  await run(join(bin, "postgres"), args, { ...user, cwd: home }, statements.join(""));
}

function run(program: string, args: string[], options: ExecFileOptions, input = ""): Promise<void> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = execFile(
      program,
      args,
      { ...options, env: serverEnvironment(), windowsHide: true },
      (error, _output, errors) => {
        if (!error) resolve();
        else
          reject(new Error(`The database could not be created: ${String(errors).trim() || error.message}`));
      },
    );
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
  });
}
