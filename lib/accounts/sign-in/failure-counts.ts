/** For how long failed tries of one kind are counted in one row, in milliseconds. */
const PERIOD = 10 * 60_000;
/** How many names that no account has are rows in a period, and how many addresses of each account. */
const LIMITS = { names: 20, addresses: 20 };

type Failure = { account: string; address: string; outcome: string; means: string; isKnown: boolean };
type Row = {
  period: Date;
  account: string;
  address: string;
  /** Whether this process has recorded none in this row before. */
  isFirst: boolean;
};

/** Adds a text to a set of at most `most`; false where the set is full and lacks it. */
function addWithin(set: Set<string>, text: string, most: number): boolean {
  if (!set.has(text) && set.size >= most) return false;
  set.add(text);
  return true;
}

/**
 * Decides which row counts a failed try. Each account has separate rows, so made-up names can't hide a try at an
 * account. Names and addresses past a limit share one row.
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
    begin(Math.floor(Date.now() / PERIOD) * PERIOD);
    const shared = share(failure);
    const row = JSON.stringify([shared, failure.outcome, failure.means]);
    const isFirst = !rows.has(row);
    rows.add(row);
    return { period: new Date(period), ...shared, isFirst };
  }

  return { rowFor };
}
