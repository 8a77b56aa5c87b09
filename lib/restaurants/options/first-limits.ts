import type { MenuOptionGroup, OptionKind } from "./options";

type Limits = Pick<MenuOptionGroup, "min" | "max" | "free" | "canRepeat">;

const one: Limits = { min: 1, max: 1, free: 0, canRepeat: false };
const upToTen: Limits = { min: 0, max: 10, free: 0, canRepeat: false };

/** The limits of a new group of each kind. */
export const firstLimits: Readonly<Record<OptionKind, Limits>> = {
  size: one,
  choice: one,
  extra: upToTen,
  remove: upToTen,
  dishes: one,
};
