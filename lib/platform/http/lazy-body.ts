import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { ReadableStream as NodeStream } from "node:stream/web";

type Body = ReadableStream<Uint8Array>;

/**
 * Returns a response body that calls `open` on the first read: never for `HEAD` or after a disconnect. Buffers one
 * chunk; a disconnect cancels the opened body.
 */
export function lazyBody(open: () => Body | Promise<Body>): Body {
  let opening: Promise<ReadableStreamDefaultReader<Uint8Array>> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        opening ??= Promise.resolve(open()).then((body) => body.getReader());
        const { done, value } = await (await opening).read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async (reason) => (await opening?.catch(() => undefined))?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/**
 * Returns a part of a file as a response body.
 * @param file its path, or its bytes if it is in memory
 * @param part the first and last byte, inclusive, from 0
 */
export function fileBody(file: string | Uint8Array, part: { start: number; end: number }): Body {
  if (typeof file !== "string") return bytesBody(file.subarray(part.start, part.end + 1));
  return readableBody(() => createReadStream(file, part));
}

export const readableBody = (open: () => Readable): Body => lazyBody(() => Readable.toWeb(open()) as Body);

/** Returns an iterable as a response body; requests a chunk after the client has taken the previous one. */
export const iterableBody = (open: () => AsyncIterable<Uint8Array>): Body =>
  lazyBody(() => NodeStream.from(open()) as Body);

const CHUNK_BYTES = 64 * 1024;

/** Returns bytes as a response body, without the copy that `new Response(bytes)` makes for each request. */
export function bytesBody(bytes: Uint8Array): Body {
  let sent = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent < bytes.length) controller.enqueue(bytes.subarray(sent, sent + CHUNK_BYTES));
        sent += CHUNK_BYTES;
        if (sent >= bytes.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
