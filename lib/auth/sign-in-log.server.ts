import "server-only";
import { LRUCache } from "lru-cache";
import { db } from "@/lib/db/client";
import { log } from "@/lib/log";
import { remember } from "@/lib/remember";
import type { RecordedSignIn } from "./schema";

/** How many failed tries a process records in a minute at most, so that nobody fills the disk with them. */
const FAILURES_PER_MINUTE = 300;
/** For how long a browser or address that is slowed down is recorded once, in milliseconds. */
const SLOWED_DOWN_ONCE = 10 * 60_000;
/** The longest account and address that are recorded. */
const LONGEST = { account: 254, address: 64 };

type Outcome = RecordedSignIn["outcome"];
type Means = RecordedSignIn["means"];

const kept = remember("sign-in log", () => ({
  minute: 0,
  failures: 0,
  slowedDown: new LRUCache<string, true>({ max: 1000, ttl: SLOWED_DOWN_ONCE }),
}));

function hasRoom(outcome: Outcome, address: string): boolean {
  if (outcome === "signedIn") return true;
  if (outcome === "slowedDown" && kept.slowedDown.has(address)) return false;
  const minute = Math.floor(Date.now() / 60_000);
  if (kept.minute !== minute) Object.assign(kept, { minute, failures: 0 });
  kept.failures += 1;
  if (kept.failures > FAILURES_PER_MINUTE) return false;
  if (outcome === "slowedDown") kept.slowedDown.set(address, true);
  return true;
}

/** Records a try to sign in. Signing in goes on where that fails. */
export async function recordSignIn(
  account: string,
  address: string,
  outcome: Outcome,
  means: Means = "password",
) {
  if (!hasRoom(outcome, address)) return;
  const data = {
    account: account.slice(0, LONGEST.account),
    address: address.slice(0, LONGEST.address),
    outcome,
    means,
  };
  await db.signInTry
    .create({ data, select: { id: true } })
    .catch((error: unknown) => log.warn({ err: error }, "A sign-in could not be recorded"));
}

/** The latest tries to sign in, newest first. */
export async function latestSignIns(most = 100): Promise<RecordedSignIn[]> {
  const rows = await db.signInTry.findMany({
    orderBy: { id: "desc" },
    take: most,
    select: { id: true, at: true, account: true, address: true, outcome: true, means: true },
  });
  return rows.map(({ id, at, ...rest }) => ({ ...rest, id: String(id), at: at.toISOString() }));
}
