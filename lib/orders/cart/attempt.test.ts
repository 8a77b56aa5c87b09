import { expect, test } from "@jest/globals";
import { randomKey } from "@/lib/platform/runtime/random-key";
import { type AttemptInput, attemptFor, isRefusal, parseAttempt } from "./attempt";

const input: AttemptInput = {
  restaurantId: "order1",
  email: "guest@example.com",
  name: "Gil Guest",
  dishes: [
    { id: "zobo", quantity: 1 },
    { id: "akara", quantity: 2 },
  ],
};
const earlier = { key: "key-of-before", input };
const newKey = () => "a-new-key";

test("the same order is sent again under its key, another one under a new key", () => {
  expect(attemptFor(null, input, newKey).key).toBe("a-new-key");
  expect(attemptFor(earlier, { ...input, dishes: input.dishes.toReversed() }, newKey)).toBe(earlier);
  for (const change of [{ email: "other@example.com" }, { name: "Other" }, { dishes: [] }]) {
    expect(attemptFor(earlier, { ...input, ...change }, newKey).key).toBe("a-new-key");
  }
});

test("an attempt survives in the browser, for its own menu; anything else is none", () => {
  const text = JSON.stringify(earlier);
  expect(parseAttempt(text, "order1")).toEqual(earlier);
  expect(parseAttempt(text, "order2")).toBeNull();
  for (const odd of [null, "", "{}", '{"key":"short"}', text.replace("zobo", "z".repeat(200))]) {
    expect(parseAttempt(odd, "order1")).toBeNull();
  }
});

test("an attempt of an earlier version keeps its key", () => {
  const { restaurantId: menu, dishes: items, ...guest } = input;
  const text = JSON.stringify({ key: earlier.key, input: { menu, items, ...guest } });
  expect(parseAttempt(text, "order1")).toEqual(earlier);
});

test("no key is given twice", () => {
  const keys = Array.from({ length: 500 }, randomKey);
  expect(new Set(keys).size).toBe(500);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test("an answer that does not settle an earlier try does not end an attempt", () => {
  expect([409, 422].map(isRefusal)).toEqual([true, true]);
  for (const status of [0, 400, 401, 403, 408, 429, 500, 503])
    expect([status, isRefusal(status)]).toEqual([status, false]);
});
