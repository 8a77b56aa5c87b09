import { expect, test } from "@jest/globals";
import { call } from "./call";
import { calls, type KnownCalls } from "./calls";
import { upload } from "./upload";

const form = new FormData();

test("a call that takes a file, or answers with another type than JSON, compiles as such only", () => {
  const misused = {
    // @ts-expect-error it takes a file
    "POST /pictures": () => call("POST /pictures"),
    // @ts-expect-error it answers with CSV
    "GET /orders/export": () => call("GET /orders/export"),
    // @ts-expect-error it takes no file
    "POST /orders": () => upload("POST /orders", form, {}),
    // @ts-expect-error it takes no body
    "GET /orders": () => upload("GET /orders", form, {}),
  };
  expect(Object.keys(calls)).toEqual(expect.arrayContaining(Object.keys(misused)));
  expect(() => upload("POST /pictures", form, {})).toBeInstanceOf(Function);
});

test("a change of a version does not compile without the edited version", () => {
  const params = { id: "order1" };
  // @ts-expect-error `ifMatch` is missing
  expect(() => call("POST /menus/{id}/discard", { params })).toBeInstanceOf(Function);
  expect(() => call("POST /menus/{id}/discard", { params, ifMatch: 1 })).toBeInstanceOf(Function);
});

test("a call that records an unknown action does not compile", () => {
  const declared = {
    "POST /menus": { summary: "Add", permission: "menus:write", audit: ["menus:create"] },
    // @ts-expect-error there is no such action
    "PUT /menus": { summary: "Save", permission: "menus:write", audit: ["menus:nonsense"] },
  } as const satisfies KnownCalls;
  expect(Object.keys(declared)).toHaveLength(2);
});
