import "server-only";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { actAs } from "@/lib/audit/actor";
import { directDatabase } from "@/lib/platform/db/current";
import { startOver } from "@/lib/platform/db/follow-changes";
import { formatFileSize } from "@/lib/platform/files/file-size";
import { environment } from "@/lib/platform/runtime/env";
import { backUpToFile, openBackupFile } from "./file";
import { BackupError } from "./format";
import { restoreBackup } from "./restore.server";
import { settleBlobs } from "./settle-blobs.server";

const usage = `Usage:
  npm run backup -- FILE
  npm run restore -- FILE [--dry-run]`;

/** Asks on the terminal without echo. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_piece, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}

/** @throws BackupError without BACKUP_PASSPHRASE and a terminal */
async function passphrase(question: string): Promise<string> {
  const { BACKUP_PASSPHRASE } = environment();
  if (BACKUP_PASSPHRASE) return BACKUP_PASSPHRASE;
  if (!process.stdin.isTTY) throw new BackupError("Set BACKUP_PASSPHRASE, or run this in a terminal.");
  return ask(question);
}

async function newPassphrase(): Promise<string> {
  const given = await passphrase("Passphrase for the backup’s secrets (at least 12 characters): ");
  if (environment().BACKUP_PASSPHRASE) return given;
  if ((await ask("The same again: ")) !== given) throw new BackupError("The two passphrases differ.");
  return given;
}

async function backup(file: string): Promise<string> {
  const { rows, fileBytes } = await backUpToFile(path.resolve(file), {
    target: directDatabase(),
    passphrase: await newPassphrase(),
  });
  return `Backed up ${rows} rows into ${file} (${formatFileSize(fileBytes)}). Keep the passphrase elsewhere.`;
}

async function restore(file: string, dryRun: boolean): Promise<string> {
  const { createdAt, rows } = await restoreBackup(() => openBackupFile(path.resolve(file)), {
    target: directDatabase(),
    passphrase: await passphrase("Passphrase of the backup: "),
    dryRun,
  });
  if (dryRun) {
    return `The backup of ${createdAt} is whole and can be restored (${rows} rows). Nothing was changed.`;
  }
  startOver();
  const restored = `Restored the backup of ${createdAt} (${rows} rows). Everyone signs in again.`;
  if (await settleBlobs()) return restored;
  return `${restored}\nIts files stay in the database for now. Later: npm run blobs -- move --to s3`;
}

/**
 * Runs `npm run backup` or `npm run restore`; the database must be connected.
 * @returns the text to print
 * @throws BackupError
 */
export async function runBackupCommand([command, ...rest]: readonly string[]): Promise<string> {
  const files = rest.filter((argument) => argument !== "--dry-run");
  const dryRun = files.length < rest.length;
  const [file] = files;
  if (file && files.length === 1 && command === "restore") {
    return actAs({ kind: "command", through: "npm run restore" }, () => restore(file, dryRun));
  }
  if (file && files.length === 1 && command === "backup" && !dryRun) return backup(file);
  throw new BackupError(usage);
}
