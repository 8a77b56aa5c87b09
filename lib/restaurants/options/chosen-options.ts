import type { RefusalCode } from "../refusal-codes";
import type { MenuOption, MenuOptionGroup } from "./options";

/** An option of a dish, with its own groups in place of their ids. */
export type Option = Omit<MenuOption, "optionGroups"> & {
  /** Their options have no groups. */
  groups: readonly OptionGroup[];
};

export type OptionGroup = Omit<MenuOptionGroup, "options"> & { options: readonly Option[] };

/** The quantity is for one dish, and 1 by default. */
export type Choice = {
  group: string;
  option: string;
  quantity?: number | undefined;
  chosen?: Chosen | undefined;
};
export type Chosen = Choice[];

/** `path` is that of a choice, `chosen[1].chosen[0]`, or of a group, `chosen[1].groups.sauce`. */
export type OptionProblem = { path: string; code: RefusalCode; message: string };

/** Returns a problem's path in the notation of rejected fields: `chosen.1.chosen.0`. */
export const fieldPath = (path: string) => path.replace(/\[(\d+)\]/g, ".$1");
