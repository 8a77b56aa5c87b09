import { writeSync } from "node:fs";

/** The maximum number of buffered characters; further lines are dropped. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** POSIX: up to this size, a write to a pipe is not mixed with those of other processes. In bytes. */
const PIPE_BUF = 4096;
/** The delay before retrying a full pipe, in milliseconds. */
const RETRY_DELAY_MS = 5;

type Options = {
  /** Returns the line with the number of dropped lines, written when the reader continues. */
  describeDropped: (dropped: number) => string;
  /** The maximum delay of the process's end by a stalled reader, in milliseconds. */
  timeoutMs?: number;
  /** True if other processes write to the same descriptor: each write then contains whole lines, if they are short. */
  isShared?: boolean;
};

const isFull = (error: unknown) => ["EAGAIN", "EBUSY"].includes((error as NodeJS.ErrnoException).code ?? "");

/**
 * Writes lines to a file descriptor after each turn of the event loop, those of one turn together. sonic-boom waits 0.1
 * s after a full pipe, which limits it to 2,500 lines a second. A stalled or closed reader blocks nothing: Node.js
 * makes pipes non-blocking once `process.stdout` was used. The rest is written at the end of the process, however it
 * ends; a writing thread could not know how much of a line was written.
 */
export function openOutput(fd: number, { describeDropped, timeoutMs = 3000, isShared = false }: Options) {
  let lines: string[] = [];
  let kept = 0;
  let chunk = Buffer.alloc(0);
  let turn: NodeJS.Immediate | NodeJS.Timeout | null = null;
  let dropped = 0;
  let whenEmpty: (() => void)[] = [];
  let isGivenUp = false;

  function takeLines() {
    chunk = Buffer.concat([chunk, Buffer.from(lines.join(""))]);
    lines = [];
  }

  /** Returns the bytes for one write. */
  function nextPiece(): Buffer {
    if (!isShared || chunk.length <= PIPE_BUF) return chunk;
    const end = chunk.lastIndexOf("\n", PIPE_BUF - 1);
    return end === -1 ? chunk : chunk.subarray(0, end + 1);
  }

  function go() {
    turn = null;
    if (chunk.length === 0) takeLines();
    try {
      settle(writeSync(fd, nextPiece()), true);
    } catch (error) {
      if (isFull(error)) turn = setTimeout(go, RETRY_DELAY_MS);
      else settle(chunk.length, false);
    }
  }

  function settle(bytes: number, isRead: boolean) {
    chunk = chunk.subarray(bytes);
    if (chunk.length === 0) kept = lines.reduce((sum, line) => sum + line.length, 0);
    if (dropped > 0 && isRead && chunk.length === 0) {
      lines.push(describeDropped(dropped));
      dropped = 0;
    }
    if (chunk.length > 0 || lines.length > 0) {
      turn = setImmediate(go);
      return;
    }
    for (const resolve of whenEmpty) resolve();
    whenEmpty = [];
  }

  function writeRest() {
    if (isGivenUp) return;
    takeLines();
    const endsAt = performance.now() + timeoutMs;
    while (chunk.length > 0) {
      try {
        chunk = chunk.subarray(writeSync(fd, nextPiece()));
      } catch (error) {
        if (!isFull(error) || performance.now() > endsAt) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_DELAY_MS);
      }
    }
  }

  let isFirst = true;

  return {
    write(line: string) {
      if (kept + line.length > MAX_BUFFERED_BYTES) {
        dropped += 1;
        return;
      }
      if (isFirst) process.once("exit", writeRest);
      isFirst = false;
      lines.push(line);
      kept += line.length;
      turn ??= setImmediate(go);
    },
    /** Resolves when everything is written, or after the timeout. */
    async flush() {
      if (!turn) return;
      await new Promise<void>((resolve) => {
        const giveUp = setTimeout(() => {
          isGivenUp = true;
          resolve();
        }, timeoutMs);
        whenEmpty.push(() => {
          clearTimeout(giveUp);
          resolve();
        });
      });
    },
  };
}
