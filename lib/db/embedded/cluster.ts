import { type ChildProcess, type ExecFileOptions, execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clusterFolder } from "./home";
import { giveTo, type ServerUser } from "./unprivileged-user";

/** The user of the embedded server and owner of its database. */
export const databaseUser = "app";

/** A database cluster on disk, with the programs (`bin`) and the user that run it. */
export type Cluster = { home: string; bin: string; user: ServerUser };

/** What PostgreSQL's programs need of this process's environment: never its secrets, nor settings such as PGDATA. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMPDIR, NODE_ENV } = process.env;
  return { PATH, SystemRoot, TEMP, TMPDIR, NODE_ENV, LC_ALL: "C", TZ: "UTC" };
}

/** Creates an empty cluster: in a folder beside its own first, so that an interruption leaves nothing half-made. */
export async function createCluster({ home, bin, user }: Cluster, password: string): Promise<void> {
  const unfinished = join(home, `new-${randomBytes(6).toString("hex")}`);
  const passwordFile = `${unfinished}.password`;
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await giveTo(user, passwordFile);
  try {
    await run(
      join(bin, "initdb"),
      [
        `--pgdata=${unfinished}`,
        `--username=${databaseUser}`,
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

/** Sets a new password in a cluster that is not running, for when its settings were lost. */
export async function resetPassword({ home, bin, user }: Cluster, password: string): Promise<void> {
  const args = ["--single", "-D", clusterFolder(home), "postgres"];
  const statement = `ALTER ROLE ${databaseUser} PASSWORD '${password}'\n`;
  await run(join(bin, "postgres"), args, { ...user, cwd: home }, statement);
}

function run(program: string, args: string[], options: ExecFileOptions, input = ""): Promise<void> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = execFile(
      program,
      args,
      { ...options, env: serverEnvironment(), windowsHide: true },
      (error, _output, complaints) => {
        if (!error) resolve();
        else
          reject(
            new Error(`The database could not be created: ${String(complaints).trim() || error.message}`),
          );
      },
    );
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
  });
}
