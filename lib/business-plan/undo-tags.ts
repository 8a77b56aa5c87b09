import { isDeepStrictEqual } from "node:util";
import type { PageSeoSettings } from "@/lib/seo/schema";
import { type PageTags, tagNames } from "./answers";

type Settings = PageSeoSettings | null;

/** A page's settings after undoing a plan, and whether later changes are lost. */
type UndoneTags = { settings: Settings; isContested: boolean };

const pick = (settings: PageSeoSettings, names: readonly (keyof PageTags)[]): Partial<PageTags> =>
  Object.fromEntries(names.map((name) => [name, settings[name]]));

/**
 * The settings with the tags that the plan changed as they were before it, and all else as it is now. Where one of the
 * three had no settings they are as before, whole.
 */
export function undoTagChanges(now: Settings, before: Settings, made: Settings): UndoneTags {
  if (!now || !before || !made) {
    const isContested = !isDeepStrictEqual(now, before) && !isDeepStrictEqual(now, made);
    return { settings: before, isContested };
  }
  const changed = tagNames.filter((name) => !isDeepStrictEqual(made[name], before[name]));
  const former = pick(before, changed);
  const contested = changed.filter(
    (name) => !isDeepStrictEqual(now[name], made[name]) && !isDeepStrictEqual(now[name], before[name]),
  );
  return { settings: { ...now, ...former }, isContested: contested.length > 0 };
}
