import { isDeepStrictEqual } from "node:util";
import { landingChanges } from "@/lib/landing/changes";
import { contestedLists, mergeLanding } from "@/lib/landing/merge";
import { isSameLanding } from "@/lib/landing/same";
import type { LandingContent } from "@/lib/landing/schema";
import type { PageSeoSettings } from "@/lib/seo/schema";
import { type PageTags, type PlanSection, planSections, tagNames } from "./answers";
import { planPages, type SiteContent, type SitePart } from "./site-content";

const sectionOfPath: Record<string, PlanSection> = { footer: "identity", pricing: "plans" };

/** Returns the section of a dotted path of the landing page. */
function sectionAt(path: string): PlanSection | undefined {
  const [first = ""] = path.split(".");
  return sectionOfPath[first] ?? planSections.find((section) => section === first);
}

/** Returns the sections with a field or list that was changed by the plan, and differently since. */
function contestedSections(versions: Record<"base" | "mine" | "theirs", LandingContent>): PlanSection[] {
  const { base, mine, theirs } = versions;
  const fields = landingChanges({ base, mine, theirs }).filter(({ changedBy }) => changedBy === "both");
  const paths = [...contestedLists(versions), ...fields.map(({ path }) => path)];
  return paths.flatMap((path) => sectionAt(path) ?? []);
}

type Settings = PageSeoSettings | null;

const pick = (settings: PageSeoSettings, names: readonly (keyof PageTags)[]): Partial<PageTags> =>
  Object.fromEntries(names.map((name) => [name, settings[name]]));

/**
 * Restores the tags that the plan changed, and keeps other settings. If one of the three is null, restores all settings.
 * @returns also whether later changes are lost
 */
function undoTagChanges(now: Settings, before: Settings, made: Settings) {
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

/**
 * Returns the site after undoing a plan: its changes are reverted, and everything else stays, also within the landing
 * page and a page's settings.
 * @returns also the sections that lose later changes
 */
export function undoChanges(now: SiteContent, before: SitePart, made: SitePart) {
  const next: Partial<SiteContent> = {};
  const contested = new Set<PlanSection>();
  if (before.landing && made.landing) {
    const base = made.landing.content;
    const mine = before.landing.content;
    const merged = mergeLanding({ base, mine, theirs: now.landing });
    if (!isSameLanding(merged, now.landing)) next.landing = merged;
    for (const section of contestedSections({ base, mine, theirs: now.landing })) contested.add(section);
  }
  for (const page of planPages) {
    const [former, applied] = [before[page], made[page]];
    if (former === undefined || applied === undefined) continue;
    const { settings, isContested } = undoTagChanges(now[page], former, applied);
    if (!isDeepStrictEqual(settings, now[page])) next[page] = settings;
    if (isContested) contested.add(page);
  }
  return { next, contested: planSections.filter((section) => contested.has(section)) };
}
