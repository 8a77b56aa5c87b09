import pino from "pino";
import { environment } from "./env";

/** Structured log lines on standard output; whatever is named like a secret is left out. */
export const log = pino({
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
});

/** An error for the log, without fields that could carry what was sent, such as a query's parameters. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = (error as { code?: unknown }).code;
  return { type: error.name, message: error.message, code, stack: error.stack };
}
