import { createHmac } from "node:crypto";
import { beforeEach, expect, test } from "@jest/globals";
import { signResetGrant, signToken, type TokenClaims, verifyResetGrant } from "@/lib/accounts/session-token";
import { authSecret } from "@/lib/secrets/auth-secret";
import { get } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET as me } from "./me/route";

setUpTestDatabase();

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const decode = (part = "") => JSON.parse(Buffer.from(part, "base64url").toString());
const header = { alg: "HS256", typ: "JWT" };

function sign(head: object, claims: object, secret: Uint8Array | string = authSecret(), hash = "sha256") {
  const text = `${encode(head)}.${encode(claims)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest("base64url")}`;
}

let token: string;
let claims: TokenClaims;

beforeEach(async () => {
  token = await configuredInstance();
  claims = decode(token.split(".")[1]);
});

const now = () => Math.floor(Date.now() / 1000);
const without = (name: keyof TokenClaims) => ({ ...claims, [name]: undefined });
const signature = () => token.split(".")[2];

const forgeries: [string, () => string | Promise<string>][] = [
  ["without a signature", () => `${encode({ ...header, alg: "none" })}.${encode(claims)}.`],
  [
    "alg none with the old signature",
    () => `${encode({ ...header, alg: "none" })}.${encode(claims)}.${signature()}`,
  ],
  [
    "with an edited claim",
    () => `${token.split(".")[0]}.${encode({ ...claims, exp: claims.exp + 1 })}.${signature()}`,
  ],
  ["signed with another secret", () => sign(header, claims, "another secret of the attacker's own")],
  ["signed with an empty secret", () => sign(header, claims, "")],
  ["signed with another algorithm", () => sign({ ...header, alg: "HS512" }, claims, authSecret(), "sha512")],
  ["that has expired", () => signToken({ ...claims, exp: now() - 1 })],
  ["with another role", () => sign(header, { ...claims, role: "root" })],
  ["without exp", () => sign(header, without("exp"))],
  ["without role", () => sign(header, without("role"))],
  ["without jti", () => sign(header, without("jti"))],
  ["with exp as text", () => sign(header, { ...claims, exp: "9999999999" })],
  ["of an unknown session", () => signToken({ ...claims, jti: "AAAAAAAAAAAAAAAAAAAAAA" })],
  ["with an array as jti", () => sign(header, { ...claims, jti: [claims.jti] })],
  ["of another kind", () => sign({ alg: "HS256", typ: "reset" }, claims)],
  ["of no kind", () => sign({ alg: "HS256" }, claims)],
  ["that is a reset grant", () => signResetGrant({ sub: claims.sub, resetId: claims.jti, exp: now() + 60 })],
  ["that is cut short", () => token.slice(0, -1)],
  ["that is no token", () => "null"],
  ["that is very long", () => `${token}${"A".repeat(50_000)}`],
];

test.each(forgeries)("a token %s is refused", async (_, forge) => {
  const forged = await forge();
  expect((await get(me, { token: forged })).status).toBe(401);
  expect((await get(me, { cookie: `auth_token=${forged}` })).status).toBe(401);
});

test("the signatures of the tests would be accepted if they were not forged", async () => {
  expect((await get(me, { token: sign(header, claims) })).status).toBe(200);
});

test("a session's token is no reset grant", async () => {
  expect(await verifyResetGrant(token)).toBeNull();
  expect(await verifyResetGrant(sign(header, { sub: claims.sub, resetId: "x", exp: now() + 60 }))).toBeNull();
});

test.each(["Basic", "bearer", "Bearer  ", "Token"])("the scheme %p", async (scheme) => {
  const { status } = await get(me, { headers: { authorization: `${scheme} ${token}` } });
  expect(status).toBe(/^bearer/i.test(scheme) ? 200 : 401);
});
