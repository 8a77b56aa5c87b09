import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { canReach, giveTo, makePrivateFolder, type ServerUser } from "./unprivileged-user";

const sharedFolder = "/var/lib/business-platform";

/** Returns another folder for the cluster if the server's user can't reach the data folder. */
export async function chooseDistantHome(dataDir: string, user: ServerUser): Promise<string | undefined> {
  if (await canReach(user, dataDir)) return undefined;
  return join(sharedFolder, randomBytes(8).toString("hex"));
}

export const localHome = (dataDir: string) => join(dataDir, "postgres");

export const clusterFolder = (home: string) => join(home, "data");

/** Returns whether a home has a complete cluster. */
export const hasCluster = (home: string) => existsSync(join(clusterFolder(home), "PG_VERSION"));

/** Creates the home, removes leftovers of an interrupted start, and moves a cluster from the data folder into it. */
export async function prepareHome(home: string, dataDir: string, user: ServerUser): Promise<void> {
  if (dirname(home) === sharedFolder) {
    await mkdir(sharedFolder, { recursive: true });
    await chmod(sharedFolder, 0o711);
  }
  await makePrivateFolder(user, home);
  for (const name of await readdir(home)) {
    if (name.startsWith("new-")) await rm(join(home, name), { recursive: true, force: true });
  }
  const former = localHome(dataDir);
  if (home !== former && hasCluster(former) && !hasCluster(home)) await moveCluster(former, home);
  if (hasCluster(home)) await ownCluster(home, user);
}

async function moveCluster(from: string, to: string): Promise<void> {
  try {
    await rename(clusterFolder(from), clusterFolder(to));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    const unfinished = join(to, `new-${randomBytes(6).toString("hex")}`);
    await cp(clusterFolder(from), unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, clusterFolder(to));
  }
  await rm(from, { recursive: true, force: true });
}

async function ownCluster(home: string, user: ServerUser): Promise<void> {
  const folder = clusterFolder(home);
  const { uid } = await stat(folder);
  if (user && uid !== user.uid) await giveTo(user, folder);
  if (!user && process.getuid && uid !== process.getuid()) {
    throw new Error(
      `The database in ${folder} belongs to another user (uid ${uid}). Start as that user or as root.`,
    );
  }
}
