import { chown, lchown, mkdir, readdir, readFile, realpath, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The user who runs PostgreSQL; undefined for that of this process. */
export type ServerUser = { uid: number; gid: number } | undefined;

/**
 * Returns `nobody` if this process is root, as which PostgreSQL refuses to run.
 * @throws Error on macOS, whose `nobody` has the uid -2 and can't own files
 */
export async function serverUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return undefined;
  if (process.platform === "darwin")
    throw new Error(
      "The built-in database doesn’t run as root on macOS. Start without sudo, or set DATABASE_URL.",
    );
  const accounts = await readFile("/etc/passwd", "utf8").catch(() => "");
  const [, , uid, gid] = /^nobody:.*$/m.exec(accounts)?.[0].split(":") ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

/** Returns whether the user may read a file or enter a folder, and enter every folder above it. */
export async function canReach(user: ServerUser, path: string): Promise<boolean> {
  if (!user) return true;
  const target = await realpath(path);
  const isFolder = (await stat(target)).isDirectory();
  if (!(await hasPermission(user, target, isFolder ? 0o1 : 0o4))) return false;
  for (
    let folder = dirname(target), below = target;
    folder !== below;
    below = folder, folder = dirname(folder)
  ) {
    if (!(await hasPermission(user, folder, 0o1))) return false;
  }
  return true;
}

/** Creates a folder that only the server's user may enter. */
export async function makePrivateFolder(user: ServerUser, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
}

/** Makes the server's user the owner of a file, or of a folder with its content, the folder last. */
export async function giveTo(user: ServerUser, path: string): Promise<void> {
  if (!user) return;
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true }).catch(ignoreFile)) {
    await lchown(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
  await lchown(path, user.uid, user.gid);
}

async function hasPermission(user: NonNullable<ServerUser>, path: string, bit: number): Promise<boolean> {
  const { mode, uid, gid } = await stat(path);
  if (uid === user.uid) return (mode & (bit << 6)) !== 0;
  if (gid === user.gid) return (mode & (bit << 3)) !== 0;
  return (mode & bit) !== 0;
}

function ignoreFile(error: NodeJS.ErrnoException): [] {
  if (error.code === "ENOTDIR") return [];
  throw error;
}
