import * as z from "zod";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";

/**
 * A backup is a tar archive in gzip. Its entries, in this order:
 *
 * - `backup.json`: the header.
 * - `tables/NAME/NUMBER`: the rows of each table in PostgreSQL's binary COPY format, in pieces, since tar needs the
 *   length of an entry before its content.
 * - `manifest.json`: the size and SHA-256 of each part. A truncated file lacks it.
 * - `manifest.mac`: HMAC-SHA-256 of the manifest, which reveals changes of the file.
 */
export const FORMAT = 1;
export const HEADER = "backup.json";
export const MANIFEST = "manifest.json";
export const MAC = "manifest.mac";

/** Size of a piece of a table's rows, in bytes. */
export const PIECE_BYTES = 4 * 1024 * 1024;
/** Maximum size of an entry, which is held in memory, in bytes. */
export const MAX_ENTRY_BYTES = 2 * PIECE_BYTES;

const name = z.string().min(1).max(63);
const bytes = z.string().min(1).max(10_000);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * The key of a backup's secrets and MAC. "passphrase": derived from it; the instance's secrets are in the backup,
 * encrypted with that key. "instance": derived from AUTH_SECRET; `key` identifies it.
 */
export const protectionSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("passphrase"), salt: bytes, secrets: z.array(bytes).min(1).max(2) }),
  z.strictObject({ kind: z.literal("instance"), key: bytes }),
]);
export type Protection = z.infer<typeof protectionSchema>;

/** Parsed first: a newer format may have another header. */
export const formatSchema = z.looseObject({ product: z.literal("business-platform"), format: z.int() });

export const headerSchema = z.strictObject({
  product: z.literal("business-platform"),
  format: z.literal(FORMAT),
  /** The time of the backup, in ISO 8601. */
  createdAt: z.iso.datetime(),
  /** The migrations that the database had. */
  migrations: z.array(z.string().max(255)).min(1).max(10_000),
  tables: z.array(z.strictObject({ name, columns: z.array(name).min(1) })).max(1000),
  protection: protectionSchema,
});
export type Header = z.infer<typeof headerSchema>;

export const manifestSchema = z.strictObject({
  /** SHA-256 of the header's text. */
  header: sha256,
  tables: z.array(z.strictObject({ name, rows: z.int().min(0), bytes: z.int().min(0), sha256 })),
  sequences: z.array(z.strictObject({ name, value: z.string().regex(/^\d{1,19}$/) })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** A backup that can't be made or restored; the message gives the operator the reason. */
export class BackupError extends errorAcrossBundles("BackupError") {}

/** Returns whether an operation of the file system failed, as opposed to invalid content. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === "object" && error !== null && "syscall" in error;
}
