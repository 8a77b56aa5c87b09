import { crc32 } from "node:zlib";
import type { JSZipObject, JSZipStreamHelper } from "jszip";
import type { Entry } from "./directory";
import { liesAboutSize } from "./refuse";

/** The stream of chunks that jszip documents but leaves out of its types. */
type Streamed = { internalStream(type: "uint8array"): JSZipStreamHelper<Uint8Array> };

/**
 * Inflates one entry into memory of exactly its declared size, and stops at the first byte beyond it.
 * @throws AppError `invalid` where size or checksum are not the declared ones
 */
export function inflate(file: JSZipObject, entry: Entry): Promise<Uint8Array> {
  const bytes = new Uint8Array(entry.unpacked);
  const stream = (file as unknown as Streamed).internalStream("uint8array");
  let [length, checksum, stopped] = [0, 0, false];
  return new Promise((resolve, reject) => {
    const refuse = () => reject(liesAboutSize(entry.name));
    stream.on("data", (chunk) => {
      if (stopped) return;
      if (length + chunk.length > bytes.length) {
        stopped = true;
        stream.pause();
        refuse();
        return;
      }
      bytes.set(chunk, length);
      checksum = crc32(chunk, checksum);
      length += chunk.length;
    });
    stream.on("error", refuse);
    stream.on("end", () => {
      if (length !== bytes.length || checksum !== entry.crc) refuse();
      else resolve(bytes);
    });
    stream.resume();
  });
}
