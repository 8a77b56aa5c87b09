import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { memoryStorage } from "@/tests/support/browser/memory-storage";
import { completePendingSignOut, isSignOutPending, markSignOutPending } from "./pending-sign-out";
import { storeToken } from "./stored-token";

const realFetch = globalThis.fetch;
let calls: [unknown, string | undefined][];

function define(name: string, value: unknown) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

function answerWith(status: number | null) {
  globalThis.fetch = async (address, init) => {
    calls.push([address, init?.method]);
    if (status === null) throw new TypeError("Failed to fetch");
    return new Response("{}", { status });
  };
}

beforeEach(() => {
  calls = [];
  define("localStorage", memoryStorage());
  define("sessionStorage", memoryStorage());
  define("document", { cookie: "" });
});

test("a cookie reports the sign-out until the server confirms it", async () => {
  markSignOutPending();
  expect(document.cookie).toMatch(/^owed_sign_out=1; path=\/; samesite=strict; max-age=\d+$/);
  answerWith(200);
  await completePendingSignOut();
  expect(document.cookie).toMatch(/^owed_sign_out=; .*max-age=0$/);
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

test("a browser without a pending sign-out sends no request", async () => {
  answerWith(200);
  await completePendingSignOut();
  expect(calls).toEqual([]);
});

test.each([
  [200, false],
  [401, false],
  [429, true],
  [503, true],
  [null, true],
])("after an answer of %s a sign-out is still owed: %s", async (status, owed) => {
  markSignOutPending();
  answerWith(status);
  await completePendingSignOut();
  expect(calls).toEqual([["/api/auth/logout", "POST"]]);
  expect(isSignOutPending()).toBe(owed);
});

test("signing in again clears the pending sign-out", async () => {
  markSignOutPending();
  storeToken("x.y.z", true);
  expect(isSignOutPending()).toBe(false);
});

test("a browser that blocks site data has no pending sign-out, and does not fail", async () => {
  const blocked = () => {
    throw new Error("SecurityError");
  };
  Object.defineProperty(globalThis, "localStorage", { get: blocked, configurable: true });
  answerWith(200);
  markSignOutPending();
  await completePendingSignOut();
  expect(calls).toEqual([]);
});
