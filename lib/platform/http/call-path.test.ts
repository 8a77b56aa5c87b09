import { expect, test } from "@jest/globals";
import { fillPath, hrefOf, prefixOf } from "./call-path";

test("parameters are encoded, and the rest of a path segment by segment", () => {
  const params = { id: "a/b", path: "one two/three" };
  expect(hrefOf("GET /files/{id}/{path...}", { params })).toBe("/api/files/a%2Fb/one%20two/three");
  expect(hrefOf("GET /files/{id}/{path...}", { params, base: "" })).toBe("/files/a%2Fb/one%20two/three");
});

test("undefined values are left out of a query", () => {
  expect(fillPath("GET /orders", { query: { status: undefined, limit: 5 } })).toBe("/orders?limit=5");
  expect(fillPath("GET /orders", { query: { status: undefined } })).toBe("/orders");
});

test("a call's prefix ends before its first parameter", () => {
  expect(prefixOf("GET /files/{id}/{path...}")).toBe("/api/files/");
  expect(prefixOf("GET /files")).toBe("/api/files");
});

test("an address without the parameters of its path, or with others, does not compile", () => {
  // @ts-expect-error `id` is missing
  expect(hrefOf("GET /files/{id}")).toBe("/api/files/");
  // @ts-expect-error the path has no parameter `name`
  expect(hrefOf("GET /files/{id}", { params: { id: 1, name: "x" } })).toBe("/api/files/1");
  // @ts-expect-error the path has no parameter
  expect(hrefOf("GET /files", { params: { id: 1 } })).toBe("/api/files");
});
