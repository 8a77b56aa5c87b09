import { createReadStream } from "node:fs";
import { Readable } from "node:stream";

type Body = ReadableStream<Uint8Array>;

/**
 * A body that is opened when somebody reads it: never for `HEAD`, nor for a visitor who has gone before it was sent.
 * It holds one chunk at a time, and closes what it opened where its reader leaves.
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

/** A part of a file as a body. @param part first and last byte, counted from 0 */
export function fileBody(file: string, part: { start: number; end: number }): Body {
  return lazyBody(() => Readable.toWeb(createReadStream(file, part)) as Body);
}

/** How much of it waits for a slow reader, in bytes. */
const CHUNK = 64 * 1024;

/** Bytes as a body that does not copy them, as `new Response(bytes)` does for each visitor. */
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
