import { english, type Translate } from "@/lib/platform/language/translate";
import type { MenuOptionGroup } from "./options";

type Rule = Omit<MenuOptionGroup, "options"> & { options: readonly unknown[] };

/** Returns how many options of a group guests choose, in words. */
export function optionRule(
  { kind, min, max, free, canRepeat, options }: Rule,
  t: Translate = english,
): string {
  const most = canRepeat ? max : Math.min(max, options.length);
  const isUnlimited = min === 0 && most >= options.length && !canRepeat;
  const count =
    kind === "size" || (min === 1 && most === 1)
      ? t("Choose {n}", { n: 1 })
      : isUnlimited
        ? t("As many as you like")
        : min === most
          ? t("Choose {n}", { n: min })
          : min === 0
            ? t("Up to {n}", { n: most })
            : t("Choose {min} to {max}", { min, max: most });
  if (free === 0) return count;
  return `${count}, ${t.count(free, { one: "1 is free", other: "the {n} cheapest are free" })}`;
}
