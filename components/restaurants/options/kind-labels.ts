import type { OptionKind } from "@/lib/restaurants/options/options";

export const optionKindLabels: Readonly<Record<OptionKind, string>> = {
  size: "Sizes",
  choice: "A choice",
  extra: "Extras",
  remove: "To leave out",
  dishes: "Dishes to choose from",
};
