import { formatMoney } from "@/lib/platform/money/money";
import { isSameField } from "@/lib/restaurants/editor/merge";
import { writeKindNames } from "@/lib/restaurants/kind-names";
import type { MenuContent, MenuDish } from "@/lib/restaurants/schema";
import type { TaxClass } from "@/lib/restaurants/terms/terms";
import { writeOptionNames } from "@/lib/restaurants/transfer/option-names";
import { sizesOf, writeSizePrices } from "@/lib/restaurants/transfer/size-prices";
import { fieldLabels, OF_CATEGORY } from "../details/field-labels";
import { ChangedFields } from "./changed-fields";

type Menu = Pick<MenuContent, "categories" | "optionGroups"> & {
  currency: string;
  taxClasses: readonly TaxClass[];
};

type PlannedChangesProps = Menu & { before: MenuDish | undefined; after: MenuDish };

type Field = Exclude<keyof MenuDish, "id">;

const texts: Readonly<Record<Field, (dish: MenuDish, menu: Menu) => string>> = {
  name: ({ name }) => name,
  category: ({ category }, { categories }) => categories.find(({ id }) => id === category)?.label ?? "",
  priceCents: ({ priceCents }, { currency }) => formatMoney(priceCents, currency),
  description: ({ description }) => description,
  emoji: ({ emoji }) => emoji,
  picture: ({ picture }) => (picture ? "a picture" : ""),
  popular: ({ popular }) => (popular ? "yes" : "no"),
  hidden: ({ hidden }) => (hidden ? "yes" : "no"),
  kinds: ({ kinds }) => writeKindNames(kinds) || "all kinds of order",
  taxClass: ({ taxClass }, { taxClasses }) =>
    taxClasses.find(({ id }) => id === taxClass)?.label ?? OF_CATEGORY,
  allergens: ({ allergens }) => allergens,
  optionGroups: ({ optionGroups: ids }, { optionGroups }) => writeOptionNames(ids, optionGroups),
  sizePrices: ({ sizePrices }, { optionGroups, currency }) =>
    writeSizePrices(sizePrices, sizesOf(optionGroups), currency),
};

/** Shows the fields of a dish that an import changes, or those of a new dish. */
export function PlannedChanges({ before, after, ...menu }: PlannedChangesProps) {
  if (!before) {
    const parts = [texts.category(after, menu), texts.priceCents(after, menu), after.description];
    return (
      <p dir="auto" className="wrap-anywhere line-clamp-2 text-ink-soft text-xs">
        {parts.filter(Boolean).join(" · ")}
      </p>
    );
  }
  const changed = (Object.keys(texts) as Field[])
    .filter((field) => !isSameField(before[field], after[field]))
    .map((field) => ({
      label: fieldLabels[field] ?? field,
      before: texts[field](before, menu) || "nothing",
      after: texts[field](after, menu) || "nothing",
    }));
  return <ChangedFields fields={changed} />;
}
