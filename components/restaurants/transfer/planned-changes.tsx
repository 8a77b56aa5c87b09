import { formatMoney } from "@/lib/platform/money/money";
import type { MenuCategory, MenuDish } from "@/lib/restaurants/schema";
import type { TaxClass } from "@/lib/restaurants/terms/terms";
import { fieldLabels, OF_CATEGORY } from "../details/field-labels";
import { ChangedFields } from "./changed-fields";

type PlannedChangesProps = {
  before: MenuDish | undefined;
  after: MenuDish;
  categories: readonly MenuCategory[];
  currency: string;
  taxClasses: readonly TaxClass[];
};

const shown = [
  "name",
  "category",
  "priceCents",
  "description",
  "emoji",
  "picture",
  "popular",
  "hidden",
  "taxClass",
] as const;
type Shown = (typeof shown)[number];

type Shared = Pick<PlannedChangesProps, "categories" | "currency" | "taxClasses">;

function textOf(dish: MenuDish, field: Shown, { categories, currency, taxClasses }: Shared): string {
  if (field === "priceCents") return formatMoney(dish.priceCents, currency);
  if (field === "category") return categories.find(({ id }) => id === dish.category)?.label ?? "";
  if (field === "picture") return dish.picture ? "a picture" : "none";
  if (field === "popular" || field === "hidden") return dish[field] ? "yes" : "no";
  if (field === "taxClass") return taxClasses.find(({ id }) => id === dish.taxClass)?.label ?? OF_CATEGORY;
  return dish[field] || "nothing";
}

/** Shows the fields of a dish that an import changes, or those of a new dish. */
export function PlannedChanges({ before, after, ...shared }: PlannedChangesProps) {
  if (!before) {
    const texts = [textOf(after, "category", shared), textOf(after, "priceCents", shared), after.description];
    return (
      <p dir="auto" className="wrap-anywhere line-clamp-2 text-ink-soft text-xs">
        {texts.filter(Boolean).join(" · ")}
      </p>
    );
  }
  const changed = shown
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      label: fieldLabels[field] ?? field,
      before: textOf(before, field, shared),
      after: textOf(after, field, shared),
    }));
  return <ChangedFields fields={changed} />;
}
