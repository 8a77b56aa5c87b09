import cluster, { type Worker as ClusterWorker } from "node:cluster";
import { once } from "node:events";
import { type Calls, connectCalls } from "@/lib/platform/runtime/process-calls";
import { type Worker, workerEnvironment } from "@/lib/platform/runtime/worker";

/** A worker that serves for this long has not failed at its start; in milliseconds. */
const STABLE_AFTER_MS = 60_000;
/** The limit of a start, not counting the wait for the database, in milliseconds. */
const START_TIMEOUT_MS = 60_000;
/** The pauses before a worker that keeps ending is started again, in milliseconds: none, then doubled. */
const PAUSE_MS = { second: 500, max: 30_000 };

type Handlers = NonNullable<Parameters<typeof connectCalls>[1]>;

type Options = {
  settings: Omit<Worker, "isReplacement">;
  port: number;
  /** True if other workers answer meanwhile. */
  isReplacement: () => boolean;
  handlersOf: (slot: WorkerSlot) => Handlers;
  hasDatabase: () => boolean;
  /** Called when the process has ended, with the reason. */
  onEnd: (slot: WorkerSlot, reason: string) => void;
};

/** The place of one worker, whose process is replaced when it ends. */
export class WorkerSlot {
  calls: Calls | null = null;
  /** True if it may have requests in progress. */
  isServing = false;
  /** True if it uses the database, and has to follow a move. */
  usesDatabase = false;
  /** Why its latest start failed, as it reported. */
  failure: string | undefined;
  /** The number of processes in a row that ended soon. */
  failures = 0;
  private child: ClusterWorker | null = null;
  private servingSince = Number.POSITIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  get number() {
    return this.options.settings.number;
  }

  get isRunning() {
    return this.child !== null;
  }

  start() {
    const { settings, port, isReplacement, handlersOf } = this.options;
    this.failure = undefined;
    this.servingSince = Number.POSITIVE_INFINITY;
    const child = cluster.fork({
      ...workerEnvironment({ ...settings, isReplacement: isReplacement() }),
      PORT: String(port),
    });
    this.child = child;
    this.calls = connectCalls(child, handlersOf(this));
    const ended = (reason: string) => child === this.child && this.ended(reason);
    child.once("exit", (code, signal) => ended(signal ? `by ${signal}` : `with code ${code}`));
    // The system refused to start a process; "exit" doesn't follow.
    child.on("error", (error) => child.process.pid === undefined && ended(error.message));
    this.boundStart();
  }

  serve() {
    clearTimeout(this.timer);
    this.isServing = true;
    this.servingSince = Date.now();
  }

  /** Starts the process again, later if it keeps ending. @returns the pause in milliseconds */
  restart(): number {
    const again = this.failures - 2;
    const pause = again < 0 ? 0 : Math.min(PAUSE_MS.second * 2 ** again, PAUSE_MS.max);
    this.timer = setTimeout(() => this.start(), pause);
    return pause;
  }

  /** Begins a stop. A process that has no requests yet is killed. */
  stop() {
    clearTimeout(this.timer);
    if (this.isServing) void this.calls?.call("stop").catch(() => undefined);
    else this.kill();
  }

  kill() {
    this.child?.process.kill("SIGKILL");
  }

  /** Resolves when the process has ended. */
  async end() {
    if (this.child) await once(this.child, "exit");
  }

  private boundStart() {
    this.timer = setTimeout(() => {
      if (!this.options.hasDatabase()) return this.boundStart();
      this.failure ??= `it was not ready after ${START_TIMEOUT_MS / 1000} seconds`;
      this.kill();
    }, START_TIMEOUT_MS);
  }

  private ended(reason: string) {
    clearTimeout(this.timer);
    const wasStable = Date.now() - this.servingSince > STABLE_AFTER_MS;
    this.failures = wasStable ? 0 : this.failures + 1;
    this.child = null;
    this.calls = null;
    this.isServing = false;
    this.usesDatabase = false;
    this.options.onEnd(this, reason);
  }
}
