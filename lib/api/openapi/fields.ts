import type { JsonSchema } from "./json-schema";
import type { DescribedField } from "./schema";

/** `false` comes after the parts of a tuple. */
type Schema = JsonSchema | boolean;
type Components = Readonly<Record<string, JsonSchema>>;

/** Deeper fields are described as an object. */
const MAX_DEPTH = 6;

function resolve(schema: Schema, components: Components): JsonSchema {
  if (typeof schema === "boolean") return {};
  return (schema.$ref && components[schema.$ref.replace("#/components/schemas/", "")]) || schema;
}

const alternatives = ({ anyOf, oneOf }: JsonSchema) => anyOf ?? oneOf ?? [];
const isNull = ({ type }: JsonSchema) => type === "null";
const itemOf = ({ items }: JsonSchema) => (Array.isArray(items) ? undefined : items) || undefined;

/** A type in words. */
export function typeOf(given: Schema, components: Components): string {
  const schema = resolve(given, components);
  const choices = alternatives(schema);
  if (choices.length > 0) {
    return [...new Set(choices.map((choice) => typeOf(choice, components)))].join(" or ");
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (schema.type === "array") {
    if (schema.prefixItems) {
      return `[${schema.prefixItems.map((part) => typeOf(part, components)).join(", ")}]`;
    }
    const items = itemOf(schema);
    const item = items && typeOf(items, components);
    return item ? `list of ${item === "object" ? "objects" : item}` : "list";
  }
  const type = [schema.type ?? "any"].flat().join(" or ");
  return schema.format === "date-time" ? "time" : schema.format === "binary" ? "file" : type;
}

/** Lists the fields of a JSON Schema, parents first. */
export function fieldsOf(given: Schema, components: Components, name = "", depth = 1): DescribedField[] {
  const schema = resolve(given, components);
  if (depth > MAX_DEPTH) return [];
  const items = schema.type === "array" && itemOf(schema);
  if (items) return fieldsOf(items, components, `${name}[]`, depth);
  const choices = alternatives(schema).filter((choice) => !isNull(choice));
  if (choices.length > 0) {
    const all = choices.flatMap((choice) => fieldsOf(choice, components, name, depth));
    return [...new Map(all.map((field) => [`${field.name} ${field.type}`, field])).values()];
  }
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const path = name ? `${name}.${key}` : key;
    const field = {
      name: path,
      type: typeOf(inner, components),
      isRequired: schema.required?.includes(key) ?? false,
      note:
        ((typeof inner === "object" && inner.description) || resolve(inner, components).description) ?? "",
    };
    return [field, ...fieldsOf(inner, components, path, depth + 1)];
  });
}
