import { endEventStreams } from "@/lib/platform/events/open-streams";
import { announceStop } from "@/lib/platform/health/stopping";
import { flushLog, log, say } from "@/lib/platform/log/log";
import { environment } from "@/lib/platform/runtime/env";

export type Undo = () => Promise<unknown>;

/** Logs at level debug the time from the start of the process to the end of a step. */
export function tookUntil(step: string) {
  log.debug({ step, milliseconds: Math.round(performance.now()) }, "start");
}

/** Stops the started parts in reverse order; logs failures and continues. */
async function undoAll(steps: Undo[]) {
  for (const step of steps.toReversed()) {
    await step().catch((error: unknown) => log.error({ err: error }, "A step of the shutdown failed"));
  }
}

/** Ignores errors of writing the output of Next.js after its reader has closed the pipe. */
function surviveLostOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/**
 * Windows sends SIGINT for Ctrl+C, SIGBREAK for Ctrl+Break and SIGHUP for a closed window, and never SIGTERM. Elsewhere
 * SIGHUP keeps its default, which `nohup` changes to ignored.
 */
const stopSignals = process.platform === "win32" ? ["SIGINT", "SIGBREAK", "SIGHUP"] : ["SIGTERM", "SIGINT"];

type Lifecycle = {
  /** Adds the function that stops each started part. */
  start: (started: Undo[], signal: AbortSignal) => Promise<void>;
  /** Called first at a stop, after a complete start; the delay is in seconds. */
  announce?: (delay: number, hurry: AbortSignal) => Promise<void>;
  /** Reports why the start failed. */
  report?: (message: string) => Promise<unknown>;
  onSignal: (process: RunningProcess, isFirst: boolean) => void;
};

export type RunningProcess = {
  /** Stops after `STOP_DELAY`, and ends the process. */
  stop: () => void;
  /** Ends the delay. */
  hurry: () => void;
};

/** Starts the parts of a process, and stops them on the stop signals or after a failure. */
export function runProcess({ start, announce = announceStop, report, onSignal }: Lifecycle): RunningProcess {
  surviveLostOutput();
  const started: Undo[] = [];
  let isStopping = false;
  const stopped = new AbortController();
  const hurry = new AbortController();
  const starting = start(started, stopped.signal).then(
    () => null,
    (error: unknown) => ({ error }),
  );

  async function stop(exitCode: number, delay = 0) {
    if (isStopping) return;
    isStopping = true;
    stopped.abort();
    if ((await starting) === null) await announce(delay, hurry.signal);
    endEventStreams();
    await undoAll(started);
    await flushLog();
    // A library's timer would keep the process alive for ten more seconds.
    process.exit(exitCode);
  }

  async function watchStart() {
    const failed = await starting;
    if (!failed || isStopping) return;
    const { error } = failed;
    const message = error instanceof Error ? error.message : String(error);
    if (report) await report(message);
    else process.stderr.write(`${message}\n`);
    await stop(1);
  }

  const running: RunningProcess = {
    stop: () => void stop(0, environment().STOP_DELAY),
    hurry: () => hurry.abort(),
  };
  for (const signal of stopSignals) process.on(signal, () => onSignal(running, !isStopping));
  void watchStart();
  return running;
}

/** Stops at the first signal, and without its delay at the second. */
export function stopOnSignal({ stop, hurry }: RunningProcess, isFirst: boolean) {
  if (!isFirst) return hurry();
  say("Stopping: finishing what is under way");
  stop();
}
