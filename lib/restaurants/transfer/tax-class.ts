import type { TaxClass } from "@/lib/restaurants/terms/terms";
import { fold } from "./lookups";

type Classes = readonly Pick<TaxClass, "id" | "label">[];

const find = (text: string, classes: Classes) =>
  classes.find(({ id }) => id === text) ?? classes.find(({ label }) => fold(label) === fold(text));

/** Writes the rate of tax of a dish in a cell: its name, or its id if another one has the name; empty for none. */
export function writeTaxClass(id: string, classes: Classes): string {
  const found = classes.find((one) => one.id === id);
  if (!found) return "";
  return find(found.label, classes) === found ? found.label : id;
}

/** Reads a rate of tax by its id or name; empty for that of the category. */
export function readTaxClass(cell: string, classes: Classes): { id: string } | { error: string } {
  const text = cell.trim();
  if (text === "") return { id: "" };
  const found = find(text, classes);
  return found ? { id: found.id } : { error: `There is no rate of tax “${text.slice(0, 40)}”` };
}
