import { expect, test } from "@jest/globals";
import { formatManifest, parseManifest } from "./manifest";

test("a list of files is read as it was written", () => {
  const files = { "index.html": "a", "order/x/index.html": "b" };
  expect(parseManifest(formatManifest(files))).toEqual(files);
});

test.each([
  "",
  "null",
  "[]",
  '{"files":{"a b":"x"}}',
  '{"files":{"a":1}}',
  '{"files":{"a?versionId=1":"x"}}',
])("a list such as %p counts as empty", (text) => {
  expect(parseManifest(text)).toEqual({});
});
