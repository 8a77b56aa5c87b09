import { english, type Translate } from "@/lib/platform/language/translate";

type Left = { left?: number | undefined; leftToday?: number | undefined };

/** Says how many are left, if they are few; undefined otherwise. */
export function leftWords({ left, leftToday }: Left, t: Translate = english): string | undefined {
  if (leftToday === 0) return t("None left today: order it for another day");
  if (leftToday !== undefined) return t("Only {n} left today", { n: leftToday });
  return left === undefined ? undefined : t("Only {n} left", { n: left });
}
