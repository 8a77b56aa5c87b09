import { expect, test } from "@jest/globals";
import { signResetGrant, signToken, verifyResetGrant, verifyToken } from "./session-token";

const exp = Math.floor(Date.now() / 1000) + 60;
const claims = { sub: "1", email: "owner@example.com", role: "admin", jti: "2", iat: exp - 60, exp } as const;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * Returns other encodings of the same bytes: the last of 43 characters carries four bits of the signature's 256, and
 * two unused ones.
 */
function otherSpellings(token: string): string[] {
  const last = alphabet.indexOf(token.at(-1) ?? "");
  return [1, 2, 3].map((bits) => token.slice(0, -1) + alphabet[last | bits]);
}

test("a token that we signed is accepted in the one spelling it was signed in", async () => {
  const token = await signToken(claims);
  expect(await verifyToken(token)).toEqual(claims);
  for (const other of [...otherSpellings(token), `${token}=`, `${token}A`, token.slice(0, -1)]) {
    expect([other, await verifyToken(other)]).toEqual([other, null]);
  }
});

test("a reset's grant is no less strict, and no token", async () => {
  const grant = await signResetGrant({ sub: "1", resetId: "3", exp });
  expect(await verifyResetGrant(grant)).toMatchObject({ resetId: "3" });
  for (const other of otherSpellings(grant)) expect(await verifyResetGrant(other)).toBeNull();
  expect(await verifyToken(grant)).toBeNull();
});
