import { randomBytes } from "node:crypto";
import { chmod, mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { readPrivateFile, writePrivateFile } from "@/lib/platform/db/private-file";

const settingsSchema = z.object({
  password: z.string().min(1),
  /** The superuser's; missing in older clusters. */
  maintenancePassword: z.string().min(1).default(generatePassword),
  /** The row user's; missing in older clusters. */
  rowPassword: z.string().min(1).default(generatePassword),
  /** True if the application's user is not a superuser. */
  ordinaryUser: z.boolean().default(false),
  port: z.number().int().min(1).max(65535).optional(),
  /** The cluster's folder, if not `<dataDir>/postgres`. */
  home: z.string().optional(),
  /** True if the cluster was created: a lost one is reported and never replaced by an empty one. */
  created: z.boolean().default(false),
});

/** The content of `<dataDir>/postgres.json`. */
export type ServerSettings = z.infer<typeof settingsSchema>;

/** Creates the data folder; as root, lets the server's user pass through it. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  await mkdir(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  const { mode } = await stat(dataDir);
  if (isRoot && (mode & 0o011) !== 0o011) await chmod(dataDir, (mode & 0o7777) | 0o011);
}

/** Returns null if the file is missing. */
export const readSettings = (dataDir: string): Promise<ServerSettings | null> =>
  readPrivateFile(
    settingsFile(dataDir),
    settingsSchema,
    "is damaged. Restore it from a backup, or remove it to have a new one written.",
  );

/** Returns the settings of a cluster to be created. */
export const newSettings = () => settingsSchema.parse({ password: generatePassword() });

/** 256 random bits. */
function generatePassword(): string {
  return randomBytes(32).toString("base64url");
}

export const writeSettings = (dataDir: string, settings: z.input<typeof settingsSchema>): Promise<void> =>
  writePrivateFile(settingsFile(dataDir), settings);

const settingsFile = (dataDir: string) => join(dataDir, "postgres.json");
