import { randomBytes } from "node:crypto";
import { open, rename } from "node:fs/promises";

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
