import type { MenuOptionGroup } from "./options";

type Rule = Omit<MenuOptionGroup, "options"> & { options: readonly unknown[] };

/** Returns how many options of a group guests choose, in words. */
export function optionRule({ kind, min, max, free, canRepeat, options }: Rule): string {
  const most = canRepeat ? max : Math.min(max, options.length);
  const isUnlimited = min === 0 && most >= options.length && !canRepeat;
  const count =
    kind === "size" || (min === 1 && most === 1)
      ? "Choose 1"
      : isUnlimited
        ? "As many as you like"
        : min === most
          ? `Choose ${min}`
          : min === 0
            ? `Up to ${most}`
            : `Choose ${min} to ${most}`;
  if (free === 0) return count;
  return `${count}, ${free === 1 ? "1 is" : `the ${free} cheapest are`} free`;
}
