import { randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import type * as z from "zod";

/** Writes a value as JSON with mode 0600, atomically even on a power failure. */
export async function writePrivateFile(file: string, value: object): Promise<void> {
  const unfinished = `${file}.${randomBytes(6).toString("hex")}`;
  const handle = await open(/*turbopackIgnore: true*/ unfinished, "wx", 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(value, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}

/**
 * Reads a file written by `writePrivateFile`; null if it is missing.
 * @param damaged the end of the error's message, after the file's name
 */
export async function readPrivateFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  damaged: string,
): Promise<z.output<Schema> | null> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${file} ${damaged}`);
  }
}
