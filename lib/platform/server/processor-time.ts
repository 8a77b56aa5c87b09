/**
 * The initial processor time of an address in milliseconds, and the share of each second that returns. One client can
 * use half of a core, and all others together the rest.
 */
const BUDGET_MS = 2000;
const REFILL_RATE = 0.5;
/**
 * The maximum counted time, so that an address waits for at most six seconds: most of the share of a request that takes
 * minutes, such as a large download, is work for others.
 */
const MAX_CPU_MS = 5000;
/**
 * The cost of a request whose client disconnects before the answer, in milliseconds: about that of a page. Next.js
 * continues to render it for an unknown time.
 */
const ABANDONED_COST_MS = 50;

/** The processor time used by an address, which decays. */
export type Account = { used: number; at: number };

type Clocks = {
  /** In milliseconds, from any origin. */
  now: () => number;
  /** The working time of the thread, in milliseconds. */
  busy: () => number;
};

/**
 * Measures the processor time of requests. Node.js doesn't attribute the thread's time to requests, so concurrent
 * requests share it.
 */
export function countProcessorTime({ now, busy }: Clocks) {
  /** The number of requests in work of each account. */
  const working = new Map<Account, number>();
  let requests = 0;
  let counted = busy();

  function fade(account: Account) {
    const time = now();
    account.used = Math.max(0, account.used - (time - account.at) * REFILL_RATE);
    account.at = time;
  }

  function use(account: Account, milliseconds: number) {
    fade(account);
    account.used = Math.min(MAX_CPU_MS, account.used + milliseconds);
  }

  function settle() {
    const total = busy();
    const each = requests === 0 ? 0 : (total - counted) / requests;
    counted = total;
    for (const [account, count] of working) use(account, each * count);
  }

  function add(account: Account, count: 1 | -1) {
    settle();
    requests += count;
    const left = (working.get(account) ?? 0) + count;
    if (left > 0) working.set(account, left);
    else working.delete(account);
  }

  return {
    open: (): Account => ({ used: 0, at: now() }),
    begin: (account: Account) => add(account, 1),
    end: (account: Account) => add(account, -1),
    /** Counts a request whose client disconnected before the answer. */
    abandon: (account: Account) => use(account, ABANDONED_COST_MS),
    /** Returns the wait before the next request, in milliseconds. */
    waitFor(account: Account): number {
      settle();
      fade(account);
      return Math.max(0, Math.ceil((account.used - BUDGET_MS) / REFILL_RATE));
    },
    isUnused(account: Account): boolean {
      fade(account);
      return account.used === 0;
    },
  };
}
