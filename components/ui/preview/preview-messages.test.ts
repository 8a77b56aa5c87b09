import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { readMessage } from "./preview-messages";

const origin = "https://shop.example.com";
const editor = {} as Window;
const ready = { preview: "landing", type: "ready" };
const message = (changed: Partial<MessageEvent>) =>
  ({ origin, source: editor, data: ready, ...changed }) as MessageEvent;

beforeAll(() => {
  Object.defineProperty(globalThis, "window", { value: { location: { origin } }, configurable: true });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, "window");
});

test("a message of the expected window on this site is accepted", () => {
  expect(readMessage(message({}), editor, "landing")).toEqual(ready);
});

test.each<[string, Partial<MessageEvent>]>([
  ["another site", { origin: "https://shop.example.com.evil.example" }],
  ["a sandboxed frame", { origin: "null" }],
  ["another window of this site", { source: {} as Window }],
  ["nowhere", { source: null }],
])("a message from %s is ignored", (_where, changed) => {
  expect(readMessage(message(changed), editor, "landing")).toBeNull();
});

test.each([
  undefined,
  null,
  "ready",
  {},
  { type: "ready" },
  { ...ready, type: "other" },
  { ...ready, preview: "menu" },
])("the message %j is ignored", (data) => {
  expect(readMessage(message({ data }), editor, "landing")).toBeNull();
});

test.each([null, undefined])("without an expected window every message is ignored", (expected) => {
  expect(readMessage(message({ source: null }), expected, "landing")).toBeNull();
  expect(readMessage(message({}), expected, "landing")).toBeNull();
});
