import { expect, test } from "@jest/globals";
import * as z from "zod";
import { validate } from "./validate";

const refusal = (schema: z.ZodType, value: unknown) => {
  try {
    validate(schema, value);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("The value was taken");
};

/** zod's own words (`zod/v4/locales/en`). */
const raw = /invalid|expected|received|too (big|small)|unrecognized|zod|regex|pattern/i;

const field = (schema: z.ZodType) => z.object({ field: schema });

test.each<[string, z.ZodType, unknown]>([
  ["This is missing", z.string(), undefined],
  ["Must be a text", z.string(), 1],
  ["Must be a number", z.number(), "1"],
  ["Must be a number", z.number(), Number.NaN],
  ["Must be a whole number", z.int(), 1.5],
  ["Must be true or false", z.boolean(), "yes"],
  ["Must be a list", z.array(z.string()), {}],
  ["Must be an object with fields", z.object({}), "text"],
  ["Must be an object with fields", z.record(z.string(), z.string()), []],
  ["This is of the wrong kind", z.null(), 1],
  ["At most 3 characters", z.string().max(3), "long"],
  ["At least 3 characters", z.string().min(3), "a"],
  ["At most 2 entries", z.array(z.number()).max(2), [1, 2, 3]],
  ["At most 5", z.number().max(5), 6],
  ["At least 5", z.number().min(5), 4],
  ["Please enter a valid email address", z.email(), "nobody"],
  ["Enter a web address such as https://example.com", z.url(), "nowhere"],
  ["This is not written as it has to be", z.string().regex(/^a$/), "b"],
  ["Must be a multiple of 5", z.number().multipleOf(5), 6],
  ["Must be one of: small, large", z.enum(["small", "large"]), "huge"],
  ["Must be true", z.literal(true), false],
  ["other: Unknown field", z.strictObject({}), { other: 1 }],
  ["This has none of the forms that are allowed here", z.union([z.string(), z.number()]), {}],
  [
    "This has none of the forms that are allowed here",
    z.discriminatedUnion("kind", [z.object({ kind: z.literal("a") })]),
    { kind: "b" },
  ],
  ["This is not allowed here", z.string().refine(() => false), "a"],
])("%s", (expected, schema, value) => {
  const message = refusal(schema, value);
  expect(message).toContain(expected);
  expect(refusal(field(schema), { field: value })).toMatch(/^field/);
  expect(message).not.toMatch(raw);
});

test("a schema's own messages have priority over these", () => {
  expect(refusal(field(z.string({ error: "Name is required" })), {})).toBe("field: Name is required");
});

test("a call without a body gets the missing fields", () => {
  expect(refusal(z.object({}), undefined)).toBe("This is missing");
});
