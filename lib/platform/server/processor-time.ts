/**
 * How much processor time an address has to begin with, and how much of each second comes back; in milliseconds. One
 * client can take half of a core, and all others together the rest.
 */
const BUDGET_MS = 2000;
const RETURNED = 0.5;
/**
 * How much counts as used at most, so that an address waits for six seconds at the longest: the share of a request that
 * takes minutes, as a large download does, is mostly the work for others.
 */
const MAX_CPU_MS = 5000;
/**
 * What a request costs whose sender leaves before the answer, in milliseconds: about that of a page. Next.js goes on
 * rendering it for a while, and doesn't say for how long.
 */
const ABANDONED_MS = 50;

/** The processor time that an address has used, which fades as time passes. */
export type Account = { used: number; at: number };

type Clocks = {
  /** In milliseconds, from any beginning. */
  now: () => number;
  /** For how long the thread has worked so far, in milliseconds. */
  busy: () => number;
};

/**
 * Counts the processor time of requests. Node.js doesn't say which of several requests the thread worked for, so they
 * share the time in which they were worked on.
 */
export function countProcessorTime({ now, busy }: Clocks) {
  /** How many requests of each account are worked on. */
  const working = new Map<Account, number>();
  let requests = 0;
  let counted = busy();

  function fade(account: Account) {
    const time = now();
    account.used = Math.max(0, account.used - (time - account.at) * RETURNED);
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
    /** Counts a request whose sender has left before the answer. */
    abandon: (account: Account) => use(account, ABANDONED_MS),
    /** For how many milliseconds the address has to wait until it may begin something more. */
    waitFor(account: Account): number {
      settle();
      fade(account);
      return Math.max(0, Math.ceil((account.used - BUDGET_MS) / RETURNED));
    },
    isUnused(account: Account): boolean {
      fade(account);
      return account.used === 0;
    },
  };
}
