import { afterEach, expect, test } from "@jest/globals";
import * as z from "zod";
import { schemaOnDemand } from "./schema-on-demand";

const named = z.strictObject({ name: z.string().trim().min(1, "Name is required") });
const options = { fields: {}, shouldUseNativeValidation: false };

afterEach(() => void Reflect.deleteProperty(globalThis, "window"));

test("a form is validated by a schema that loads with the first validation, once", async () => {
  let loads = 0;
  const resolver = schemaOnDemand(async () => {
    loads += 1;
    return named;
  });
  expect(loads).toBe(0);
  const [wrong, right] = await Promise.all([
    resolver({ name: " " }, undefined, options),
    resolver({ name: " Ada " }, undefined, options),
  ]);
  expect(wrong.errors.name?.message).toBe("Name is required");
  expect(right).toEqual({ values: { name: "Ada" }, errors: {} });
  expect(loads).toBe(1);
});

test("raw values stay as typed", async () => {
  const resolver = schemaOnDemand(async () => named, { raw: true });
  expect((await resolver({ name: " Ada " }, undefined, options)).values).toEqual({ name: " Ada " });
});

test("values are left to the server while the schema can't be loaded, and validated once it can", async () => {
  let isOnline = false;
  const resolver = schemaOnDemand(async () => {
    if (!isOnline) throw new Error("Failed to load a chunk");
    return named;
  });
  expect(await resolver({ name: "" }, undefined, options)).toEqual({ values: { name: "" }, errors: {} });
  isOnline = true;
  expect((await resolver({ name: "" }, undefined, options)).errors.name?.message).toBe("Name is required");
});

test("an empty form loads its schema once the page is used, one with text at once", async () => {
  Object.defineProperty(globalThis, "window", { value: new EventTarget(), configurable: true });
  let loads = 0;
  const resolver = schemaOnDemand(
    async () => {
      loads += 1;
      return named;
    },
    { onceUsed: true },
  );
  const empty = resolver({ name: "" }, undefined, options);
  expect((await resolver({ name: "Ada" }, undefined, options)).errors).toEqual({});
  let isValidated = false;
  const validated = Promise.resolve(empty).then(() => {
    isValidated = true;
  });
  await resolver({ name: "Ada" }, undefined, options);
  expect(isValidated).toBe(false);
  window.dispatchEvent(new Event("keydown"));
  await validated;
  expect((await empty).errors.name?.message).toBe("Name is required");
  expect(loads).toBe(1);
});
