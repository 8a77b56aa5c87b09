import { normalKinds } from "./dish-kinds";
import { kindLabels } from "./terms/kind-labels";
import { type OrderKind, orderKinds } from "./terms/terms";

/** Writes kinds of order in one cell of a table: `Pickup; At the table`. */
export const writeKindNames = (kinds: readonly OrderKind[]): string =>
  kinds.map((kind) => kindLabels[kind]).join("; ");

const folded = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");

/** Reads the names of kinds of order; the error names the first one that is unknown. */
export function readKindNames(text: string): { kinds: OrderKind[] } | { error: string } {
  const names = text.split(/[;,]/).filter((name) => name.trim() !== "");
  const found = names.map((name) =>
    orderKinds.find((kind) => [folded(kind), folded(kindLabels[kind])].includes(folded(name))),
  );
  const at = found.indexOf(undefined);
  if (at >= 0)
    return {
      error: `“${names[at]?.trim().slice(0, 40)}” is none of ${orderKinds.map((kind) => kindLabels[kind]).join(", ")}`,
    };
  return { kinds: normalKinds(found.filter((kind) => kind !== undefined)) };
}
