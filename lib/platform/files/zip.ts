import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive; `isPacked` if its format is compressed already. */
export type ZipFile = { name: string; body: Uint8Array; isPacked?: boolean };

/** The largest number of files and of bytes without ZIP64. */
const LIMITS = { files: 65_535, bytes: 0xffff_ffff };

/**
 * Yields the bytes of an archive, of which one file is in memory: the next one is read when the bytes of the previous one
 * are taken.
 * @throws the error of the files; Error if there are too many
 */
export async function* zipOf(files: AsyncIterable<ZipFile>, modifiedAt: Date): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else made.push(chunk);
  });
  function* taken() {
    if (failure) throw failure;
    const chunks = made;
    made = [];
    yield* chunks;
  }
  let [count, bytes] = [0, 0];
  for await (const { name, body, isPacked = false } of files) {
    count += 1;
    if (count > LIMITS.files) throw new Error(`More than ${LIMITS.files} files don’t fit into the archive`);
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = modifiedAt;
    zip.add(file);
    file.push(body, true);
    for (const chunk of taken()) {
      bytes += chunk.length;
      if (bytes > LIMITS.bytes) throw new Error("More than 4 GB don’t fit into the archive");
      yield chunk;
    }
  }
  zip.end();
  yield* taken();
}
