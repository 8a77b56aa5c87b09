import pino from "pino";
import { environment } from "@/lib/platform/runtime/env";
import { remember } from "@/lib/platform/runtime/remember";
import { openOutput } from "./log-output";
import { isWarning, keepWarning } from "./recent-warnings";

/** The modules that write, of which Next.js loads several copies, share one output: lines are never mixed. */
const output = remember("log output", () =>
  openOutput(process.stdout.fd ?? 1, {
    describeDropped: (dropped) =>
      `${JSON.stringify({ level: 40, time: Date.now(), dropped, msg: "Log lines were dropped, as nobody read them" })}\n`,
  }),
);

/** Warnings and errors are also kept for the portal, as they are written. */
const lines = {
  write(line: string) {
    if (isWarning(line)) keepWarning(line);
    output.write(line);
  },
};

/** Structured log lines on standard output; whatever is named like a secret is left out. */
export const log = pino(
  {
    level: environment().LOG_LEVEL,
    base: undefined,
    redact: {
      paths: [
        "password",
        "*.password",
        "token",
        "*.token",
        "authorization",
        "*.authorization",
        "cookie",
        "*.cookie",
      ],
      censor: "[removed]",
    },
    serializers: { err: describeError },
  },
  lines,
);

/** The log of requests. Redaction takes three times as long as all else of a line, and its fields hold nothing secret. */
const requests = log.child({}, { redact: [] });

type Answered = {
  requestId: string;
  method: string | undefined;
  path: string | undefined;
  status: number;
  milliseconds: number;
};

/** Logs how a request was answered. */
export function logRequest(level: "debug" | "info", answered: Answered) {
  requests[level](answered, "request");
}

/** Writes a line as it is, for somebody who watches the start, in order with the log. */
export function say(line: string) {
  output.write(`• ${line}\n`);
}

/** Resolves when every line is written, or when nobody has read them for three seconds. */
export const flushLog = () => output.flush();

/** An error for the log, without fields that could contain input, such as a query's parameters. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = (error as { code?: unknown }).code;
  return { type: error.name, message: error.message, code, stack: error.stack };
}
