import { createReadStream } from "node:fs";
import { Readable } from "node:stream";

type Body = ReadableStream<Uint8Array>;

/**
 * A response body that calls `open` on the first read: never for `HEAD`, nor where the client has disconnected
 * before. It buffers one chunk, and closes what it opened when the client disconnects.
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
 * A part of a file as a response body.
 * @param part the first and the last byte, both included, counted from 0
 */
export function fileBody(file: string, part: { start: number; end: number }): Body {
  return readableBody(() => createReadStream(file, part));
}

/** What a stream gives as a response body. */
export const readableBody = (open: () => Readable): Body => lazyBody(() => Readable.toWeb(open()) as Body);

/** What `open` gives as a response body: it is asked for a piece only once the client has taken the one before. */
export function iterableBody(open: () => AsyncIterable<Uint8Array>): Body {
  let opened: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        opened ??= open()[Symbol.asyncIterator]();
        const { done, value } = await opened.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await opened?.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** How much of it waits for a slow reader, in bytes. */
const CHUNK = 64 * 1024;

/**
 * Bytes as a response body, sent in chunks without a copy; `new Response(bytes)` copies all of them for each request.
 */
export function bytesBody(bytes: Uint8Array): Body {
  let sent = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent < bytes.length) controller.enqueue(bytes.subarray(sent, sent + CHUNK));
        sent += CHUNK;
        if (sent >= bytes.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
