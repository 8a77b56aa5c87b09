import { remember } from "@/lib/remember";

/** The tables that decide what visitors see. Their triggers notify all instances of each change. */
export const shownTables = [
  "Configuration",
  "LandingContent",
  "Media",
  "PageSeo",
  "PathRedirect",
  "SoldOutDish",
  "Template",
  "TemplateVersion",
  "User",
] as const;
export type ShownTable = (typeof shownTables)[number];

/**
 * Whether this process hears of each change. "off": it doesn't listen, as in development and in tests; "live": it
 * does; "connecting": the connection was lost just now; "away": connecting failed, and goes on being tried.
 */
export type Following = "off" | "live" | "connecting" | "away";

type Kept = {
  counts: Record<ShownTable, number>;
  following: Following;
  /** What can't be read, with what reads it again. */
  doubts: Map<string, () => void>;
  watchers: Set<() => void>;
};
const kept = remember<Kept>("changes", () => ({
  counts: Object.fromEntries(shownTables.map((table) => [table, 0])) as Record<ShownTable, number>,
  following: "off",
  doubts: new Map(),
  watchers: new Set(),
}));

/** Notes that the tables have changed, or may have; call it after a commit and before the answer to it. */
export function noteChange(tables: readonly ShownTable[] = shownTables) {
  for (const table of tables) kept.counts[table] += 1;
}

/** A number that differs once any of the tables has changed. */
export function changeCount(tables: readonly ShownTable[]): number {
  let sum = 0;
  for (const table of tables) sum += kept.counts[table];
  return sum;
}

/**
 * Notes that something can't be read, so that visitors may be shown what was known before; or that it can again.
 * @param again reads it again
 */
export function noteDoubt(
  name: string,
  isInDoubt: boolean,
  tables: readonly ShownTable[],
  again: () => void = () => undefined,
) {
  if (kept.doubts.has(name) === isInDoubt) return;
  if (isInDoubt) kept.doubts.set(name, again);
  else kept.doubts.delete(name);
  noteChange(tables);
}

/** Whether what visitors are shown just now may be older than what is stored. */
export const isInDoubt = () => kept.doubts.size > 0;

/** Reads again what could not be read, as it may be long until somebody needs just that. */
export function readAgain() {
  for (const again of [...kept.doubts.values()]) again();
}

export function forgetDoubts() {
  kept.doubts.clear();
}

export const following = (): Following => kept.following;

/** Stores whether this process hears of changes; whatever it may have missed counts as changed. */
export function setFollowing(state: Following) {
  if (state === kept.following) return;
  kept.following = state;
  if (state === "live") noteChange();
  for (const watcher of kept.watchers) watcher();
}

/** Resolves once this process hears of changes again, or knows that it can't for now. */
export function followingSettled(): Promise<void> {
  if (kept.following !== "connecting") return Promise.resolve();
  return new Promise((resolve) => {
    const watcher = () => {
      if (kept.following === "connecting") return;
      kept.watchers.delete(watcher);
      resolve();
    };
    kept.watchers.add(watcher);
  });
}
