import { AsyncStorage } from "@/lib/platform/runtime/async-storage";
import { remember } from "@/lib/platform/runtime/remember";

const scopes = remember("uncacheable answers", () => new AsyncStorage<{ isUncacheable: boolean }>());

/**
 * Notes that the answer that is being made has something in it only because what belongs there can't be read just
 * now, so that the page cache doesn't keep it. Means nothing elsewhere.
 */
export function markUncacheable() {
  const scope = scopes.getStore();
  if (scope) scope.isUncacheable = true;
}

/** Runs `make`. @returns what it made, and whether anything on the way was marked as uncacheable */
export async function watchCacheability<Made>(make: () => Promise<Made>) {
  const scope = { isUncacheable: false };
  const made = await scopes.run(scope, make);
  return { made, isUncacheable: scope.isUncacheable };
}
