import { expect, test } from "@jest/globals";
import { SignJWT, UnsecuredJWT } from "jose";
import { isTokenExpired, tokenClaims } from "./client";

const claims = { sub: "1", email: "zoë@example.com", role: "admin", exp: 2_000_000_000 };
const key = new TextEncoder().encode("a secret that is long enough to sign");

test("the claims of a token are read without its secret, with any characters", async () => {
  const token = await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(key);
  expect(tokenClaims(token)).toEqual(claims);
  expect(isTokenExpired(token, claims.exp - 1)).toBe(false);
  expect(isTokenExpired(token, claims.exp)).toBe(true);
});

test.each([
  ["nothing", ""],
  ["no token", "abc"],
  ["two parts", "abc.def"],
  ["a payload that is no JSON", `a.${btoa("{")}.c`],
  ["a payload that is no object", `a.${btoa("7")}.c`],
  ["a token without an end", new UnsecuredJWT({ sub: "1" }).encode()],
])("%s has no claims and counts as expired", (_, token) => {
  expect(tokenClaims(token)).toBeNull();
  expect(isTokenExpired(token)).toBe(true);
});
