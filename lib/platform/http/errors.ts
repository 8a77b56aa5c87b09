import { english, type Translate } from "@/lib/platform/language/translate";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";

export const statusOf = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  conflict: 409,
  "too-large": 413,
  "unsupported-type": 415,
  invalid: 422,
  "too-many-tries": 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;

/** A problem in an uploaded file; `line` counts from 1. */
export type Problem = { message: string; file?: string; line?: number };

/**
 * The factor or setting to provide before repeating the call: the password, a code besides it, or a passkey.
 * `second-factor`: the role needs one, which must be set up or shown at `/login` first. `site-address`: missing in the
 * settings.
 */
export type Needs = "password" | "code" | "passkey" | "second-factor" | "site-address";

/** A sentence for users: an English text, or a function that writes it in a guest's language. */
export type Message = string | ((t: Translate) => string);

/** Writes a message in a language. */
export const inWords = (message: Message, t: Translate): string =>
  typeof message === "string" ? t.message(message) : message(t);

type Fields<Text> = Readonly<Record<string, Text>>;

const fieldsInWords = (fields: Fields<Message>, t: Translate): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, inWords(message, t)]));

type Details<Text> = {
  fields?: Fields<Text>;
  codes?: Fields<string>;
  report?: readonly Problem[];
  retryAfter?: number;
  needs?: Needs;
  current?: Readonly<Record<string, unknown>>;
};

/** An expected failure. The message is one sentence for the user; it is English until `in` translates it. */
export class AppError extends errorAcrossBundles("AppError") {
  readonly details: Details<string>;

  constructor(
    readonly code: ErrorCode,
    private readonly said: Message,
    /**
     * `fields`: messages by field. `codes`: machine-readable codes by field. `report`: all problems, beginning with the
     * message. `retryAfter`: seconds. `current`: what was to be changed, as it is now.
     */
    private readonly given: Details<Message> = {},
  ) {
    super(inWords(said, english));
    const { fields, ...others } = given;
    this.details = { ...others, ...(fields && { fields: fieldsInWords(fields, english) }) };
  }

  /** Returns the error in a guest's language. */
  in(t: Translate): AppError {
    const { fields, ...others } = this.given;
    const details = { ...others, ...(fields && { fields: fieldsInWords(fields, t) }) };
    return new AppError(this.code, inWords(this.said, t), details);
  }
}

/** Codes of Prisma and the network, and SQLSTATEs of PostgreSQL (appendix A of its manual). */
const unreachableCode =
  /^(P100[0-38]|P101[017]|P2024|P2028|P2037|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|08...|25006|28...|3D000|53300|57P..)$/;
/** Error kinds of Prisma's driver adapters. */
const unreachableKind =
  /^(DatabaseNotReachable|DatabaseDoesNotExist|DatabaseAccessDenied|AuthenticationFailed|ConnectionClosed|SocketTimeout|TlsConnectionError|TooManyConnections)$/;
/** Messages of `pg` without a code. */
const unreachableMessage =
  /timeout exceeded when trying to connect|connection terminated|connection error and is not queryable|Cannot use a pool after calling end/i;

type Reason = { code?: unknown; kind?: unknown; originalCode?: unknown };
type DatabaseError = Error & { code?: unknown; meta?: { driverAdapterError?: { cause?: Reason } } };

const reasonOf = ({ meta, cause }: DatabaseError) =>
  meta?.driverAdapterError?.cause ?? (cause as Reason | undefined);

function hasCode(error: DatabaseError, wanted: RegExp): boolean {
  const reason = reasonOf(error);
  const codes = [error.code, reason?.code, reason?.originalCode];
  return codes.some((one) => typeof one === "string" && wanted.test(one));
}

/** Returns whether an error means that the database is currently unreachable or unusable. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === "PrismaClientInitializationError" ||
    hasCode(error, unreachableCode) ||
    unreachableKind.test(String(reasonOf(error)?.kind)) ||
    unreachableMessage.test(error.message)
  );
}

/** A full disk, reported by the system or PostgreSQL. */
const fullCode = /^(ENOSPC|EDQUOT|53100)$/;
/** A disk that can't be written. */
const unwritableCode = /^(EROFS|EIO|58030)$/;

/** Returns the message for an unexpected error that is temporary or that the operator can fix; null for any other. */
export function troubleOf(error: unknown): string | null {
  if (error instanceof Error && hasCode(error, fullCode)) {
    return "The server’s disk is full, so nothing can be saved just now.";
  }
  if (error instanceof Error && hasCode(error, unwritableCode)) {
    return "The server’s disk can’t be written, so nothing can be saved just now.";
  }
  return isDatabaseUnreachable(error)
    ? "The database can’t be reached just now. Please try again in a moment."
    : null;
}
