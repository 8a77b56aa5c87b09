import { remember } from "@/lib/platform/runtime/remember";

/** The tables that decide what visitors see. Their triggers notify all instances of each change. */
export const shownTables = [
  "Category",
  "Configuration",
  "Dish",
  "LandingContent",
  "Media",
  "PageSeo",
  "PathRedirect",
  "Restaurant",
  "Secret",
  "SoldOutDish",
  "Template",
  "TemplateVersion",
  "User",
] as const;
export type ShownTable = (typeof shownTables)[number];

/**
 * Whether this process hears of each change. "off": it can't, as in development, in tests and where a pooler stands
 * before the database; "live": it does; "connecting": the connection was lost just now; "away": the database can't be
 * reached, and goes on being tried.
 */
export type Following = "off" | "live" | "connecting" | "away";

type Kept = {
  counts: Record<ShownTable, number>;
  following: Following;
  watchers: Set<() => void>;
};
const kept = remember<Kept>("changes", () => ({
  counts: Object.fromEntries(shownTables.map((table) => [table, 0])) as Record<ShownTable, number>,
  following: "off",
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
