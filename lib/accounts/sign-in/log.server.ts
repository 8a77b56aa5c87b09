import "server-only";
import type { Means, RecordedSignIn, SignInPage } from "@/lib/accounts/answers";
import type { SignInQuery } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { createWriteBehindCounter } from "@/lib/platform/db/write-behind-counter";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { onShutdown } from "@/lib/platform/server/shutdown-hooks";
import { createFailureCounts } from "./failure-counts";

/** The maximum recorded length of accounts and addresses, in UTF-16 code units. */
const MAX_LENGTH = { account: 254, address: 64 };
/** The maximum number of buffered rows. */
const MAX_WAITING = 2000;

export type Tried = {
  account: string;
  address: string;
  outcome: RecordedSignIn["outcome"];
  means?: Means;
  /** True if the account exists. */
  isKnown?: boolean;
};

/** Failed attempts of one kind; `period` is the start of their ten minutes. */
type Failures = Required<Tried> & { period: Date; tries: number; lastAt: Date };

const keyOf = ({ period, account, address, outcome, means }: Failures) =>
  JSON.stringify([period, account, address, outcome, means]);

/** Adds to the counts of other instances. Locks rows in one order, to avoid deadlocks. */
async function writeFailures(failures: readonly Failures[]): Promise<void> {
  const sorted = failures.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await db.$executeRaw`
    INSERT INTO "SignInTry"
      ("period", "at", "lastAt", "account", "address", "outcome", "means", "isKnown", "tries")
    SELECT * FROM unnest(
      ${sorted.map(({ period }) => period.toISOString())}::text[]::timestamptz[],
      ${sorted.map(({ lastAt }) => lastAt.toISOString())}::text[]::timestamptz[],
      ${sorted.map(({ lastAt }) => lastAt.toISOString())}::text[]::timestamptz[],
      ${sorted.map(({ account }) => account)}::text[],
      ${sorted.map(({ address }) => address)}::text[],
      ${sorted.map(({ outcome }) => outcome)}::text[]::"SignInOutcome"[],
      ${sorted.map(({ means }) => means)}::text[]::"SignInMeans"[],
      ${sorted.map(({ isKnown }) => isKnown)}::boolean[],
      ${sorted.map(({ tries }) => tries)}::int[])
    ON CONFLICT ("period", "account", "address", "outcome", "means") DO UPDATE SET
      "tries" = LEAST("SignInTry"."tries"::bigint + EXCLUDED."tries", 2147483647),
      "lastAt" = GREATEST("SignInTry"."lastAt", EXCLUDED."lastAt"),
      "isKnown" = "SignInTry"."isKnown" OR EXCLUDED."isKnown"`;
}

function createFailureLog() {
  const counter = createWriteBehindCounter<Failures>({
    keyOf,
    merge: (one, other) => ({ ...other, tries: one.tries + other.tries }),
    writeAll: writeFailures,
    maxPending: MAX_WAITING,
    failureMessage: "Failed sign-ins could not be recorded",
  });
  onShutdown("failed sign-ins", counter.write);
  return { ...counter, failures: createFailureCounts() };
}

const failureLog = () => remember("sign-in failures", createFailureLog);

/** Writes the first failure of a kind immediately, to keep the order of rows, and buffers the others. */
async function recordFailure(tried: Required<Tried>) {
  const { add, failures } = failureLog();
  const { isFirst, ...shared } = failures.rowFor(tried);
  const failure: Failures = { ...tried, ...shared, tries: 1, lastAt: new Date() };
  if (!isFirst) return add(failure);
  await writeFailures([failure]).catch((error: unknown) => {
    log.warn({ err: error }, "A failed sign-in is recorded later");
    add(failure);
  });
}

/**
 * Records a sign-in attempt. Failures are counted in rows of ten minutes: by account and address, and names without
 * an account together in few rows. A failed write doesn't stop the sign-in.
 */
export async function recordSignIn({ means = "password", isKnown = true, ...rest }: Tried) {
  const account = rest.account.slice(0, MAX_LENGTH.account);
  const address = rest.address.slice(0, MAX_LENGTH.address);
  const tried = { account, address, outcome: rest.outcome, means, isKnown };
  if (tried.outcome !== "signedIn") return recordFailure(tried);
  await db.signInTry
    .create({ data: tried, select: { id: true } })
    .catch((error: unknown) => log.warn({ err: error }, "A sign-in could not be recorded"));
}

/** Records an attempt that came too early, and rethrows the error. */
export const recordSlowedDown = (tried: Omit<Tried, "outcome">) => async (error: unknown) => {
  const isSlowedDown = error instanceof AppError && error.code === "too-many-tries";
  if (isSlowedDown) await recordSignIn({ ...tried, outcome: "slowedDown" });
  throw error;
};

/** Lists sign-in attempts page by page, newest first. */
export async function listSignIns({ before, limit }: SignInQuery): Promise<SignInPage> {
  await failureLog()
    .write()
    .catch((error: unknown) => log.warn({ err: error }, "Failed sign-ins could not be recorded"));
  const rows = await db.signInTry.findMany({
    ...(before !== undefined && { where: { id: { lt: BigInt(before) } } }),
    orderBy: { id: "desc" },
    take: limit + 1,
    select: {
      id: true,
      at: true,
      account: true,
      address: true,
      outcome: true,
      means: true,
      isKnown: true,
      tries: true,
      lastAt: true,
    },
  });
  const signIns = rows.slice(0, limit).map(({ id, at, lastAt, ...rest }) => ({
    ...rest,
    id: String(id),
    at: at.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
  return { signIns, next: rows.length > limit ? (signIns.at(-1)?.id ?? null) : null };
}
