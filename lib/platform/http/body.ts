import { AppError } from "./errors";

/** In bytes; a call may declare a higher limit. */
export const MAX_JSON_BYTES = 100_000;
/** The part of a refused body that is still read, so that the client receives the answer. */
const MAX_DRAINED_BYTES = 32_000_000;

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>) {
  for (let read = 0; read < MAX_DRAINED_BYTES; ) {
    const { done, value } = await reader.read();
    if (done) return;
    read += value.byteLength;
  }
  await reader.cancel();
}

/** @throws AppError `too-large`; `malformed` if the connection ends before the body */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new AppError("malformed", "The request ended before it was complete.");
    });
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > maxBytes) {
      await drain(reader);
      throw new AppError("too-large", `The request is larger than ${maxBytes} bytes.`);
    }
    chunks.push(value);
  }
}

/** @throws AppError `too-large`; `malformed` if the body is not UTF-8 */
export async function readText(request: Request, maxBytes = MAX_JSON_BYTES): Promise<string> {
  const bytes = await readBytes(request, maxBytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("malformed", "The request is not text in UTF-8.");
  }
}

function refusePrototypeKey(key: string, value: unknown) {
  if (key === "__proto__") throw new AppError("malformed", "The request has a field that is not allowed.");
  return value;
}

/** @throws AppError `malformed` if the bytes are not JSON in UTF-8 */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return JSON.parse(text, refusePrototypeKey);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("malformed", "The request is not valid JSON.");
  }
}

/** @throws AppError `unsupported-type`, `too-large`; `malformed` if the body is not JSON in UTF-8 */
export async function readJson(request: Request, maxBytes = MAX_JSON_BYTES): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const bytes = await readBytes(request, maxBytes);
  if (type !== "application/json") {
    throw new AppError("unsupported-type", "Send the request as application/json.");
  }
  return parseJson(bytes);
}
