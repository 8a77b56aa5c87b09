import { expect, test } from "@jest/globals";
import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { fieldsOf } from "./fields";
import { type JsonSchema, jsonSchemaOf } from "./json-schema";

test("every field of an answer is described with its path, its type and whether it is optional", () => {
  const line = z.object({ id: z.string(), count: z.int().describe("How many.") });
  const answer = z.object({
    at: moment.nullable(),
    kind: z.enum(["read", "chosen"]),
    lines: z.array(line).optional(),
    pairs: z.array(z.tuple([z.string(), z.int()])),
    undo: z.union([z.object({ kind: z.literal("page") }), z.object({ kind: z.literal("template") })]),
  });
  const told = fieldsOf(jsonSchemaOf(answer, "output"), {});
  expect(told.map(({ name, type, isRequired, note }) => [name, type, isRequired, note])).toEqual([
    ["at", "time or null", true, ""],
    ["kind", '"read" or "chosen"', true, ""],
    ["lines", "list of objects", false, ""],
    ["lines[].id", "string", true, ""],
    ["lines[].count", "integer", true, "How many."],
    ["pairs", "list of [string, integer]", true, ""],
    ["undo", "object", true, ""],
    ["undo.kind", '"page"', true, ""],
    ["undo.kind", '"template"', true, ""],
  ]);
});

test("a reference is followed", () => {
  const components: Record<string, JsonSchema> = {
    Order: { type: "object", required: ["id"], properties: { id: { type: "string", required: [] } } },
  };
  const told = fieldsOf({ type: "array", items: { $ref: "#/components/schemas/Order" } }, components);
  expect(told).toEqual([{ name: "[].id", type: "string", isRequired: true, note: "" }]);
});
