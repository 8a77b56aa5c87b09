import { randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writePrivateFile } from "@/lib/platform/db/private-file";

const settingsSchema = z.object({
  password: z.string().min(1),
  /** The superuser's; clusters made before there was one have none yet. */
  maintenancePassword: z.string().min(1).optional(),
  /** Of the user as whom features read and write rows; clusters made before there was one have none yet. */
  rowPassword: z.string().min(1).optional(),
  /** Set once the application's user is no superuser. */
  ordinaryUser: z.boolean().default(false),
  port: z.number().int().min(1).max(65535).optional(),
  /** Where the cluster lives, if not in `<dataDir>/postgres`. */
  home: z.string().optional(),
  /** Set once the cluster was made, so that a lost one is noticed and never replaced by an empty one. */
  created: z.boolean().default(false),
});

/** What must be remembered of the embedded server, kept in `<dataDir>/postgres.json`. */
export type ServerSettings = z.infer<typeof settingsSchema>;
type GivenSettings = z.input<typeof settingsSchema>;

/** Makes the data folder, such that the server's user may pass through it. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  await mkdir(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  const { mode } = await stat(dataDir);
  if (isRoot && (mode & 0o011) !== 0o011) await chmod(dataDir, (mode & 0o7777) | 0o011);
}

/** Reads the settings; undefined if there are none yet. */
export async function readSettings(dataDir: string): Promise<ServerSettings | undefined> {
  const file = settingsFile(dataDir);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return settingsSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${file} is damaged. Restore it from a backup, or remove it to have a new one written.`);
  }
}

/** A new password of 256 bits. */
export function generatePassword(): string {
  return randomBytes(32).toString("base64url");
}

/** Writes the settings all or nothing, readable by their owner only. */
export async function writeSettings(dataDir: string, settings: GivenSettings): Promise<void> {
  await writePrivateFile(settingsFile(dataDir), settings);
}

function settingsFile(dataDir: string): string {
  return join(dataDir, "postgres.json");
}
