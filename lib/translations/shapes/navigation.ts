import { type Navigation, navigationLimits } from "@/lib/navigation/navigation";
import { optionalLine } from "@/lib/platform/http/text";
import { fields, group, list, type Shape } from "../shape";

const label = { shape: { label: optionalLine(navigationLimits.label) } };
const title = { shape: { title: optionalLine(navigationLimits.label) } };

const nameOf = (entry: Readonly<Record<string, unknown>>, index: number) => ({
  label: String(entry.label || entry.title || `Entry ${index + 1}`),
});

const links = list(nameOf, () => fields(label, { label: "Words" }));

const items = group(
  "Navigation",
  list(nameOf, () => fields(label, { label: "Words", links })),
);
const columns = group(
  "Footer",
  list(nameOf, () => fields(title, { title: "Title", links })),
);

/** The words of the owner's links at the top, and of the columns at the bottom. */
export const navigationTexts: Shape = (navigation, place, visit) => {
  const { hasOwnItems, hasOwnColumns } = navigation as Navigation;
  const parts = { ...(hasOwnItems && { items }), ...(hasOwnColumns && { columns }) };
  return fields({ shape: {} }, parts)(navigation, place, visit);
};
