import { formatMoney } from "@/lib/platform/money/money";
import { isSameField } from "@/lib/restaurants/editor/merge";
import type { MenuOption, MenuOptionGroup } from "@/lib/restaurants/options/options";
import { writeOptionNames } from "@/lib/restaurants/transfer/option-names";
import type { PlannedOption as Planned } from "@/lib/restaurants/transfer/option-plan";
import { writeFlag } from "@/lib/restaurants/transfer/read-flag";
import { sizesOf, writeSizePrices } from "@/lib/restaurants/transfer/size-prices";
import { fieldLabels } from "../details/field-labels";
import { optionKindLabels } from "../options/kind-labels";
import { ChangedFields } from "./changed-fields";

type Menu = { currency: string; groups: readonly MenuOptionGroup[] };

const optionFields: Readonly<
  Record<
    Exclude<keyof MenuOption, "id" | "left" | "leftToday">,
    [label: string, text: (option: MenuOption, menu: Menu) => string]
  >
> = {
  name: ["Name", ({ name }) => name],
  priceCents: ["Price", ({ priceCents }, { currency }) => formatMoney(priceCents, currency)],
  priceBySize: [
    "Prices by size",
    ({ priceBySize }, { currency, groups }) => writeSizePrices(priceBySize, sizesOf(groups), currency),
  ],
  isDefault: ["Chosen at first", ({ isDefault }) => writeFlag(isDefault)],
  soldOut: ["Sold out", ({ soldOut }) => writeFlag(soldOut)],
  allergens: ["Allergens", ({ allergens }) => allergens],
  optionGroups: ["Options", ({ optionGroups }, { groups }) => writeOptionNames(optionGroups, groups)],
};

const groupFields: Readonly<
  Record<Exclude<keyof MenuOptionGroup, "id" | "options">, (group: MenuOptionGroup) => string>
> = {
  name: ({ name }) => name,
  kind: ({ kind }) => optionKindLabels[kind],
  min: ({ min }) => String(min),
  max: ({ max }) => String(max),
  free: ({ free }) => String(free),
  canRepeat: ({ canRepeat }) => writeFlag(canRepeat),
};

const NOTHING = "nothing";

function changesOfOption({ before, after }: Planned["option"], menu: Menu) {
  if (!before) return [];
  return (Object.keys(optionFields) as (keyof typeof optionFields)[])
    .filter((field) => !isSameField(before[field], after[field]))
    .map((field) => {
      const [label, text] = optionFields[field];
      return { label, before: text(before, menu) || NOTHING, after: text(after, menu) || NOTHING };
    });
}

function changesOfGroup(group: Planned["group"]) {
  if (!group?.before) return [];
  const { before, after } = group;
  return (Object.keys(groupFields) as (keyof typeof groupFields)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      label: field === "name" ? "Name of the group" : (fieldLabels[field] ?? field),
      before: groupFields[field](before) || NOTHING,
      after: groupFields[field](after) || NOTHING,
    }));
}

/** Shows the fields of an option and its group that an import changes, or those of a new option. */
export function PlannedOption({ option, group, ...menu }: Planned & Menu) {
  const { before, after } = option;
  const fields = [...changesOfGroup(group), ...changesOfOption(option, menu)];
  const texts = [
    group && !group.before && `New group, ${optionKindLabels[group.after.kind]}`,
    after.priceCents > 0 && `+${formatMoney(after.priceCents, menu.currency)}`,
    writeSizePrices(after.priceBySize, sizesOf(menu.groups), menu.currency),
    after.allergens,
  ].filter(Boolean);
  return (
    <>
      {!before && texts.length > 0 && (
        <p dir="auto" className="wrap-anywhere line-clamp-2 text-ink-soft text-xs">
          {texts.join(" · ")}
        </p>
      )}
      {fields.length > 0 && <ChangedFields fields={fields} />}
    </>
  );
}
