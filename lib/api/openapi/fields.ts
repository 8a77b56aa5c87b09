import { z } from "zod";
import type { DescribedField } from "./schema";

const jsonSchema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  description: z.string().optional(),
  required: z.array(z.string()).default([]),
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  /** `false` after the parts of a tuple. */
  get items() {
    return z.union([z.boolean(), jsonSchema]).optional();
  },
  get prefixItems() {
    return z.array(jsonSchema).optional();
  },
  get anyOf() {
    return z.array(jsonSchema).optional();
  },
  get oneOf() {
    return z.array(jsonSchema).optional();
  },
});
type Schema = z.infer<typeof jsonSchema>;

export const componentSchemas = z.record(z.string(), jsonSchema);
type Components = z.infer<typeof componentSchemas>;

/** Deeper fields are described as an object. */
const MAX_DEPTH = 6;

const resolve = (schema: Schema, components: Components): Schema =>
  (schema.$ref && components[schema.$ref.replace("#/components/schemas/", "")]) || schema;

const alternatives = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf ?? [];
const isNull = ({ type }: Schema) => type === "null";

function typeOf(given: Schema, components: Components): string {
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
    const item = typeof schema.items === "object" && typeOf(schema.items, components);
    return item ? `list of ${item === "object" ? "objects" : item}` : "list";
  }
  const type = [schema.type ?? "any"].flat().join(" or ");
  return schema.format === "date-time" ? "time" : schema.format === "binary" ? "file" : type;
}

function childrenOf(given: Schema, name: string, components: Components, depth: number): DescribedField[] {
  const schema = resolve(given, components);
  if (depth > MAX_DEPTH) return [];
  if (schema.type === "array" && typeof schema.items === "object") {
    return childrenOf(schema.items, `${name}[]`, components, depth);
  }
  const choices = alternatives(schema).filter((choice) => !isNull(choice));
  if (choices.length > 0) {
    const all = choices.flatMap((choice) => childrenOf(choice, name, components, depth));
    return [...new Map(all.map((field) => [`${field.name} ${field.type}`, field])).values()];
  }
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const path = name ? `${name}.${key}` : key;
    const field = {
      name: path,
      type: typeOf(inner, components),
      isRequired: schema.required.includes(key),
      note: inner.description ?? resolve(inner, components).description ?? "",
    };
    return [field, ...childrenOf(inner, path, components, depth + 1)];
  });
}

/** Lists the fields of a JSON Schema, parents first. */
export function fieldsOf(schema: unknown, components: Components): DescribedField[] {
  return childrenOf(jsonSchema.parse(schema), "", components, 1);
}

export const parameterType = (schema: unknown, components: Components) =>
  typeOf(jsonSchema.parse(schema), components);
