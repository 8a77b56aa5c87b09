import type { Translate } from "@/lib/platform/language/translate";
import type { OptionKind } from "./options";

/** The names that a new option group begins with. */
export type OptionBeginnings = Readonly<Record<OptionKind, { name: string; options: readonly string[] }>>;

/** Returns the beginnings of option groups in the language of the menu; empty options are typed by the owner. */
export const optionBeginnings = (t: Translate): OptionBeginnings => ({
  size: { name: t("Size"), options: [t("Small"), t("Large")] },
  choice: { name: t("Side"), options: [t("Fries"), t("Salad")] },
  extra: { name: t("Extras"), options: [""] },
  remove: { name: t("Without"), options: [""] },
  dishes: { name: t("Main course"), options: [] },
});
