import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import type { DatabaseTarget } from "@/lib/platform/address/target";
import { readPrivateFile, writePrivateFile } from "./private-file";

const storedTarget = z.object({
  host: z.string().min(1),
  port: z.number().int(),
  name: z.string().min(1),
  username: z.string().min(1),
  password: z.string(),
  parameters: z.string().optional(),
});

const fileIn = (dataDir: string) => path.join(dataDir, "database.json");

export async function storeConnection(dataDir: string, target: DatabaseTarget) {
  await mkdir(dataDir, { recursive: true });
  await writePrivateFile(fileIn(dataDir), storedTarget.parse(target));
}

/** Deletes the stored connection; the next start uses the built-in database. */
export async function removeStoredConnection(dataDir: string) {
  await rm(fileIn(dataDir), { force: true });
}

/**
 * Returns the connection chosen in the wizard, or null.
 * @throws Error with the name of a damaged file
 */
export async function readStoredConnection(dataDir: string): Promise<DatabaseTarget | null> {
  return readPrivateFile(
    fileIn(dataDir),
    storedTarget,
    "is not a valid database connection. Correct it, or delete it to use the built-in database.",
  );
}
