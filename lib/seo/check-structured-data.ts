import { isObject, type StructuredData, typeOf } from "@/lib/platform/html/structured-data";
import { requirements, type TypeRequirements, type Wanted } from "./structured-data-requirements";

/** The prefix of placeholders in starting forms. */
export const FILL_IN = "Fill in: ";

/** A property that Google asks for and that is missing, empty or a placeholder. */
export type MissingProperty = {
  level: "required" | "recommended";
  /** The type and path of the object that lacks it: “Product”, “offers”. */
  type: string;
  path: string;
  /** “price or priceSpecification.price”. */
  property: string;
  source: string;
  asOf: string;
};

export type StructuredDataCheck = {
  missing: MissingProperty[];
  /** Types of the entry or its graph that the table does not cover. */
  uncovered: string[];
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** “https://schema.org/Product” and “schema:Product” are “Product”. */
const typesOf = (node: StructuredData) =>
  (typeOf(node)?.split(", ") ?? []).map((type) => type.replace(/^(https?:\/\/schema\.org\/|schema:)/, ""));

/** Returns whether an object only refers to another one by its id. */
const isReference = (node: StructuredData) => "@id" in node && Object.keys(node).length === 1;

function isMissing(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "" || value.startsWith(FILL_IN);
  if (Array.isArray(value)) return value.every(isMissing);
  return value === undefined || value === null || (isObject(value) && Object.keys(value).length === 0);
}

function has(node: StructuredData, name: string): boolean {
  const [first = "", ...rest] = name.split(".");
  const value = Object.hasOwn(node, first) ? node[first] : undefined;
  if (rest.length === 0) return !isMissing(value);
  return listOf(value).some((inner) => isObject(inner) && has(inner, rest.join(".")));
}

const nameOf = (names: Wanted) => names.join(" or ");

function missingIn(node: StructuredData, row: TypeRequirements, at: { type: string; path: string }) {
  const { source, asOf } = row;
  const missing = (level: MissingProperty["level"], list: readonly Wanted[]) =>
    list
      .filter((names) => !names.some((name) => has(node, name)))
      .map((names) => ({ level, ...at, property: nameOf(names), source, asOf }));
  const required = missing("required", row.required);
  const asked = new Set(required.flatMap(({ property }) => property.split(" or ")));
  const recommended = missing("recommended", row.recommended);
  return [...required, ...recommended.filter(({ property }) => !asked.has(property))];
}

/** The rows for the value of a property: those of its type, or without one those of the property's first type. */
function rowsInside(property: string, types: string[]): TypeRequirements[] {
  const rows = requirements.filter(({ inside }) => inside === property);
  const wanted = types.length > 0 ? types : (rows[0]?.types ?? []);
  return rows.filter((row) => row.types.some((type) => wanted.includes(type)));
}

function checkInside(node: StructuredData, parentPath: string): MissingProperty[] {
  return Object.entries(node).flatMap(([property, value]) => {
    const values = listOf(value);
    return values.flatMap((inner, index) => {
      if (!isObject(inner) || isReference(inner)) return [];
      const path = [parentPath, values.length > 1 ? `${property} ${index + 1}` : property]
        .filter(Boolean)
        .join(", ");
      const types = typesOf(inner);
      const rows = rowsInside(property, types);
      const type = types[0] ?? rows[0]?.types[0] ?? "";
      return [...rows.flatMap((row) => missingIn(inner, row, { type, path })), ...checkInside(inner, path)];
    });
  });
}

function checkNode(node: StructuredData, path: string): StructuredDataCheck {
  const types = typesOf(node);
  const rows = requirements.filter(
    (row) => row.inside === undefined && row.types.some((type) => types.includes(type)),
  );
  const own = rows.flatMap((row) =>
    missingIn(node, row, { type: types.find((type) => row.types.includes(type)) ?? "", path }),
  );
  return {
    missing: [...own, ...checkInside({ ...node, "@graph": undefined }, path)],
    uncovered: rows.length > 0 ? [] : types,
  };
}

/** The properties that Google asks for and an entry lacks, also in its graph and in nested objects. */
export function checkStructuredData(entry: StructuredData): StructuredDataCheck {
  const graph = Array.isArray(entry["@graph"]) ? entry["@graph"] : [];
  const checks = [
    checkNode(entry, ""),
    ...graph.filter(isObject).map((node) => checkNode(node, typesOf(node).join(", ") || "@graph")),
  ];
  return {
    missing: checks.flatMap(({ missing }) => missing),
    uncovered: [...new Set(checks.flatMap(({ uncovered }) => uncovered))],
  };
}
