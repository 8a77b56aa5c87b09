/** The period in which failed attempts of one kind share a row, in milliseconds. */
const PERIOD_MS = 10 * 60_000;
/** The maximum number of rows per period for names without an account, and for addresses of each account. */
const LIMITS = { names: 20, addresses: 20 };

type Failure = { account: string; address: string; outcome: string; means: string; isKnown: boolean };
type Row = {
  period: Date;
  account: string;
  address: string;
  /** True if this is the process's first record in this row. */
  isFirst: boolean;
};

/** Adds a text to a set of at most `max` entries; false if the set is full and lacks it. */
function addWithin(set: Set<string>, text: string, max: number): boolean {
  if (!set.has(text) && set.size >= max) return false;
  set.add(text);
  return true;
}

/**
 * Decides which row counts a failed attempt. Each account has separate rows, so that made-up names can't hide an
 * attack on an account. Names and addresses beyond a limit share one row.
 */
export function createFailureCounts() {
  let period = 0;
  const names = new Set<string>();
  const addresses = new Map<string, Set<string>>();
  const rows = new Set<string>();

  function begin(now: number) {
    if (now === period) return;
    period = now;
    for (const each of [names, addresses, rows]) each.clear();
  }

  function share({ account, address, isKnown }: Failure): { account: string; address: string } {
    if (!isKnown) {
      const isListed = addWithin(names, JSON.stringify([account, address]), LIMITS.names);
      return isListed ? { account, address } : { account: "", address: "" };
    }
    const ofAccount = addresses.get(account) ?? new Set();
    addresses.set(account, ofAccount);
    return { account, address: addWithin(ofAccount, address, LIMITS.addresses) ? address : "" };
  }

  function rowFor(failure: Failure): Row {
    begin(Math.floor(Date.now() / PERIOD_MS) * PERIOD_MS);
    const shared = share(failure);
    const row = JSON.stringify([shared, failure.outcome, failure.means]);
    const isFirst = !rows.has(row);
    rows.add(row);
    return { period: new Date(period), ...shared, isFirst };
  }

  return { rowFor };
}
