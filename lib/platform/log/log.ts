import pino from "pino";
import { environment } from "@/lib/platform/runtime/env";
import { remember } from "@/lib/platform/runtime/remember";
import { worker } from "@/lib/platform/runtime/worker";
import { openOutput } from "./log-output";
import { isWarning, keepWarning } from "./recent-warnings";

/** Shared by the copies of this module in Next.js' bundles, so that lines don't mix. */
const output = remember("log output", () =>
  openOutput(process.stdout.fd ?? 1, {
    isShared: worker() !== null,
    describeDropped: (dropped) =>
      `${JSON.stringify({ level: 40, time: Date.now(), dropped, msg: "Log lines were dropped because their reader was too slow" })}\n`,
  }),
);

/** Keeps warnings and errors for the portal. */
const lines = {
  write(line: string) {
    if (isWarning(line)) keepWarning(line);
    output.write(line);
  },
};

/** Lines name their worker, if there are several. */
const own = worker() ?? undefined;

/** Writes structured lines to standard output, with secrets redacted by name. */
export const log = pino(
  {
    level: environment().LOG_LEVEL,
    base: own && { worker: own.number },
    redact: {
      paths: ["password", "token", "authorization", "cookie"].flatMap((name) => [name, `*.${name}`]),
      censor: "[removed]",
    },
    serializers: { err: describeError },
  },
  lines,
);

/** Without redaction, which takes three times as long as the rest; the fields contain no secrets. */
const requests = log.child({}, { redact: [] });

type Answered = {
  requestId: string;
  method: string | undefined;
  path: string | undefined;
  status: number;
  milliseconds: number;
};

export function logRequest(level: "debug" | "info", answered: Answered) {
  requests[level](answered, "request");
}

/** Writes a line of text for an operator who watches the start, in order with the log. */
export function say(line: string) {
  output.write(`• ${line}\n`);
}

/** Resolves when every line is written, or after three seconds without a reader. */
export const flushLog = () => output.flush();

/** Omits fields that may contain input, such as a query's parameters. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = (error as { code?: unknown }).code;
  return { type: error.name, message: error.message, code, stack: error.stack };
}
