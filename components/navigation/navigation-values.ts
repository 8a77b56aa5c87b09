import { compareFields, wrongPaths } from "@/components/ui/form/compare-fields";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import type { VersionedFormKind } from "@/components/ui/form/use-versioned-form";
import type { SavedNavigation } from "@/lib/navigation/answers";
import type { Navigation } from "@/lib/navigation/navigation";
import { wordsOf } from "@/lib/navigation/resolve";

type Field = keyof Navigation;

const labels: Record<Field, string> = {
  hasOwnItems: "Own links at the top",
  items: "Links at the top",
  hasOwnColumns: "Own columns of the footer",
  columns: "Columns of the footer",
};

const isSameField = (field: Field, a: Navigation, b: Navigation) =>
  JSON.stringify(a[field]) === JSON.stringify(b[field]);

function textOf(field: Field, values: Navigation): string {
  if (field === "items")
    return values.items.map((item) => [item, ...item.links].map(wordsOf).join(" › ")).join(" · ");
  if (field === "columns")
    return values.columns
      .map(({ title, links }) => [title, ...links.map(wordsOf)].filter(Boolean).join(", "))
      .join(" · ");
  return values[field] ? "On" : "Off";
}

const resolver = schemaOnDemand(
  async () => (await import("@/lib/navigation/schema")).navigationInput as never,
  { raw: true },
);

const compared = compareFields<Navigation, Field>({ labels, isSameField, wordsOf: textOf });

/** Validates, compares and merges navigations. */
export const navigationKind: VersionedFormKind<Navigation, SavedNavigation> = {
  valuesOf: ({ navigation }) => navigation,
  resolver: resolver as never,
  wrongFields: (values, messageAt) => wrongPaths(values, messageAt) as never,
  isSame: compared.isSame,
  merge: (base, mine, { navigation }) => compared.merge(base, mine, navigation),
  failed: "Failed to save the navigation",
  topic: "navigation",
};

/** Lists the fields that differ between two forms that were both made from `base`. */
export const navigationChanges = (base: Navigation, mine: Navigation, { navigation }: SavedNavigation) =>
  compared.changes(base, mine, navigation);
