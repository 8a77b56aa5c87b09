import { expect, test } from "@jest/globals";
import type { Resolver, ResolverOptions } from "react-hook-form";
import { listResolver } from "./list-resolver";

type Values = { zones: { label: string }[]; name: string };

const values: Values = { zones: [{ label: "" }, { label: "" }], name: "" };
const required = { type: "too_small", message: "A name is needed" };
const tooMany = { type: "too_big", message: "At most 1" };

/** Returns the errors after an action on the form, if the check finds all values wrong. */
async function errorsAfter(names: string[] | undefined, { shown, root }: { shown?: unknown; root?: object }) {
  const zones = Object.assign([{ label: required }, { label: required }], root && { root });
  const check = async () => ({ values: {}, errors: { zones, name: required } });
  const resolver = listResolver<Values>(check as unknown as Resolver<Values>, (field) =>
    field === "zones" ? shown : undefined,
  );
  // Fields have their reference here, lists have none.
  const fields = { name: { ref: { name: "name" }, name: "name" } };
  const options = { names, fields } as unknown as ResolverOptions<Values>;
  return (await resolver(values, undefined, options)).errors;
}

test("a new entry has no messages before it was filled in", async () => {
  expect(await errorsAfter(["zones"], {})).toEqual({});
});

test("entries keep the messages that are shown, and the list gets its own", async () => {
  const shown = [{ label: required }, undefined];
  expect(await errorsAfter(["zones"], { shown })).toEqual({ zones: shown });
  const { zones } = await errorsAfter(["zones"], { shown, root: tooMany });
  expect([zones?.[0], zones?.[1], zones?.root]).toEqual([{ label: required }, undefined, tooMany]);
});

test("a message of the list that holds no more is removed", async () => {
  expect(await errorsAfter(["zones"], { shown: Object.assign([], { root: tooMany }) })).toEqual({});
});

test("a field and the whole form are checked as they are", async () => {
  expect(await errorsAfter(["name"], {})).toHaveProperty("zones.1.label", required);
  expect(await errorsAfter(undefined, {})).toHaveProperty("zones.1.label", required);
});
