import { writeSync } from "node:fs";

/** How many characters of lines are kept for a reader that is slower than we are; what comes on top is dropped. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** After how many milliseconds a pipe that was full is tried again. */
const TRY_AGAIN = 5;

type Options = {
  /** Makes the line with the number of dropped lines, written once the reader continues. */
  describeDropped: (dropped: number) => string;
  /** How long a reader that rests may delay the end of the process, in milliseconds. */
  timeoutMs?: number;
};

/** Whether a pipe is full just now, which only a reader can change. */
const isFull = (error: unknown) => ["EAGAIN", "EBUSY"].includes((error as NodeJS.ErrnoException).code ?? "");

/**
 * Writes lines to a file descriptor after each turn of the event loop, those of one turn together. Of our own, as
 * sonic-boom waits a tenth of a second whenever a pipe is full, which keeps 2,500 lines a second at most. A reader that
 * rests holds nothing up, as Node.js has pipes not block once `process.stdout` was used; neither does one that has
 * gone. The remainder is written when the process ends, however it ends; a writing thread would not know how much of a
 * line is written by then.
 */
export function openOutput(fd: number, { describeDropped, timeoutMs = 3000 }: Options) {
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

  function go() {
    turn = null;
    if (chunk.length === 0) takeLines();
    try {
      settle(writeSync(fd, chunk), true);
    } catch (error) {
      if (isFull(error)) turn = setTimeout(go, TRY_AGAIN);
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
    for (const tell of whenEmpty) tell();
    whenEmpty = [];
  }

  function writeRest() {
    if (isGivenUp) return;
    takeLines();
    const endsAt = performance.now() + timeoutMs;
    while (chunk.length > 0) {
      try {
        chunk = chunk.subarray(writeSync(fd, chunk));
      } catch (error) {
        if (!isFull(error) || performance.now() > endsAt) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TRY_AGAIN);
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
    /** Resolves when all is written, or when it takes a reader too long. */
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
