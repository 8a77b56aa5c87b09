import { beforeEach, expect, test } from "@jest/globals";
import { memoryStorage } from "@/lib/testing/memory-storage";
import { clearToken, isTokenExpired, readToken, storeToken, tokenClaims } from "./client";
import { TOKEN_KEY } from "./cookie";

const soon = Math.floor(Date.now() / 1000) + 3600;

function token(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "HS256" })}.${part(claims)}.signature`;
}

function define(name: string, value: unknown) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

beforeEach(() => {
  define("localStorage", memoryStorage());
  define("sessionStorage", memoryStorage());
});

test("a remembered token is kept in local storage only", () => {
  const kept = token({ exp: soon });
  storeToken(kept, true);
  expect(localStorage.getItem(TOKEN_KEY)).toBe(kept);
  expect(sessionStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(readToken()).toBe(kept);
});

test("a token that is not remembered is kept in session storage only, and replaces a remembered one", () => {
  storeToken(token({ exp: soon }), true);
  const kept = token({ exp: soon, jti: "2" });
  storeToken(kept, false);
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(readToken()).toBe(kept);
});

test("a token expires at the second its claim names", () => {
  expect(isTokenExpired(token({ exp: 1000 }), 999)).toBe(false);
  expect(isTokenExpired(token({ exp: 1000 }), 1000)).toBe(true);
  expect(isTokenExpired(token({ exp: 1000 }), 1001)).toBe(true);
});

test.each(["", "no token", "a.b.c", token({}), token({ exp: "9999999999" }), `a.${btoa("null")}.c`])(
  "what can't be parsed counts as expired: %s",
  (text) => expect(isTokenExpired(text, 0)).toBe(true),
);

test.each([token({ exp: 1 }), "damaged"])("reading drops a token that is no longer good", (stale) => {
  storeToken(stale, true);
  expect(readToken()).toBeNull();
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

test("clearing empties both storages", () => {
  storeToken(token({ exp: soon }), true);
  clearToken();
  expect(readToken()).toBeNull();
});

test("claims are read from a payload with non-ASCII letters", () => {
  expect(tokenClaims(token({ exp: 1, email: "zoë@exämple.com" }))?.email).toBe("zoë@exämple.com");
});

test("a browser that blocks site data has no token, and nothing throws", () => {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new Error("denied");
    },
  });
  storeToken(token({ exp: soon }), true);
  expect(readToken()).toBeNull();
});
