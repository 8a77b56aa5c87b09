import * as z from "zod";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

type Converted = { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema };

function refine({ zodSchema, jsonSchema }: Converted) {
  const { def } = zodSchema._zod as z.core.$ZodTypes["_zod"];
  // Zod leaves the type of a transform open; it is the type of its input.
  if (def.type === "pipe" && def.out._zod.def.type === "transform" && Object.keys(jsonSchema).length === 0) {
    Object.assign(jsonSchema, jsonSchemaOf(def.in, "input"));
  }
  if (def.type === "file") Object.assign(jsonSchema, { type: "string", format: "binary" });
  if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
  if (jsonSchema.type === "integer") {
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  }
}

/** Returns the JSON Schema of a schema's input or output; inexpressible parts stay open. */
export function jsonSchemaOf(schema: z.core.$ZodType, io: "input" | "output"): JsonSchema {
  const {
    $schema,
    "~standard": standard,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: (context) => refine(context as Converted),
  });
  return rest;
}
