import { z } from "zod";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";

/**
 * A backup is a tar archive in gzip. Its entries, in this order:
 *
 * - `backup.json`: the header, what the backup was made of.
 * - `tables/NAME/NUMBER`: the rows of each table in PostgreSQL's binary COPY format, in pieces, since tar wants the
 *   length of an entry before its content.
 * - `manifest.json`: how much of each part there is, and its SHA-256. A file that was cut off has none.
 * - `manifest.mac`: HMAC-SHA-256 of the manifest, which reveals changes of the file.
 */
export const FORMAT = 1;
export const HEADER = "backup.json";
export const MANIFEST = "manifest.json";
export const MAC = "manifest.mac";

/** How long a piece of a table's rows is, in bytes. */
export const PIECE = 4 * 1024 * 1024;
/** How long any entry may be, in bytes: it is held in memory. */
export const MAX_ENTRY_BYTES = 2 * PIECE;

const name = z.string().min(1).max(63);
const bytes = z.string().min(1).max(10_000);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * Who can read the secrets in a backup and vouch for it. "passphrase": everyone who knows it; the secrets that sign and
 * encrypt on the instance are in the backup, encrypted with it. "instance": an instance with the same AUTH_SECRET,
 * whose key is named.
 */
export const protectionSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("passphrase"), salt: bytes, secrets: z.array(bytes).min(1).max(2) }),
  z.strictObject({ kind: z.literal("instance"), key: bytes }),
]);
export type Protection = z.infer<typeof protectionSchema>;

/** Read first and alone: a newer format may have a header of another kind. */
export const formatSchema = z.looseObject({ product: z.literal("business-platform"), format: z.int() });

export const headerSchema = z.strictObject({
  product: z.literal("business-platform"),
  format: z.literal(FORMAT),
  /** When it was made, in ISO 8601. */
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

/** Whether reading or writing a file failed, as opposed to a wrong content. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === "object" && error !== null && "syscall" in error;
}
