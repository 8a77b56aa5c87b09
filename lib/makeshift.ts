import { AsyncStorage } from "@/lib/async-storage";
import { remember } from "@/lib/remember";

const scopes = remember("makeshift answers", () => new AsyncStorage<{ isMakeshift: boolean }>());

/**
 * Notes that the answer that is being made has something in it only because what belongs there can't be read just
 * now, so that the page cache doesn't keep it. Means nothing elsewhere.
 */
export function markMakeshift() {
  const scope = scopes.getStore();
  if (scope) scope.isMakeshift = true;
}

/** Runs `make`. @returns what it made, and whether anything on the way was marked as makeshift */
export async function watchMakeshift<Made>(make: () => Promise<Made>) {
  const scope = { isMakeshift: false };
  const made = await scopes.run(scope, make);
  return { made, isMakeshift: scope.isMakeshift };
}
