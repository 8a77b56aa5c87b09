import { randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writePrivateFile } from "@/lib/platform/db/private-file";

const settingsSchema = z.object({
  password: z.string().min(1),
  /** The superuser's; missing in older clusters. */
  maintenancePassword: z.string().min(1).optional(),
  /** The row user's; missing in older clusters. */
  rowPassword: z.string().min(1).optional(),
  /** Whether the application's user is not a superuser. */
  ordinaryUser: z.boolean().default(false),
  port: z.number().int().min(1).max(65535).optional(),
  /** The cluster's folder, if not `<dataDir>/postgres`. */
  home: z.string().optional(),
  /** Whether the cluster was created: a lost one is reported and never replaced by an empty one. */
  created: z.boolean().default(false),
});

/** The content of `<dataDir>/postgres.json`. */
export type ServerSettings = z.infer<typeof settingsSchema>;
type GivenSettings = z.input<typeof settingsSchema>;

/** Creates the data folder; as root, lets the server's user pass through it. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  await mkdir(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  const { mode } = await stat(dataDir);
  if (isRoot && (mode & 0o011) !== 0o011) await chmod(dataDir, (mode & 0o7777) | 0o011);
}

/** Returns undefined if the file is missing. */
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

/** 256 random bits. */
export function generatePassword(): string {
  return randomBytes(32).toString("base64url");
}

export async function writeSettings(dataDir: string, settings: GivenSettings): Promise<void> {
  await writePrivateFile(settingsFile(dataDir), settings);
}

function settingsFile(dataDir: string): string {
  return join(dataDir, "postgres.json");
}
