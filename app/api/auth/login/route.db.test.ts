import { beforeEach, expect, test } from "@jest/globals";
import { tokenClaims } from "@/lib/accounts/sessions/client";
import { db } from "@/lib/platform/db/client";
import { type Answer, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";
import { POST } from "./route";

setUpTestDatabase();

beforeEach(async () => {
  await configuredInstance();
  await db.session.deleteMany();
});

function attributes({ cookies }: Answer): string[] {
  const [cookie] = cookies;
  return (cookie ?? "").split("; ").slice(1).sort();
}

test("the right password gives a token, the user, and a session", async () => {
  const answer = await post(POST, { body: administrator });
  const [user] = await db.user.findMany();
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    success: true,
    token: expect.any(String),
    user: { id: user?.id, email: administrator.email, role: "admin" },
  });
  const claims = tokenClaims(answer.body.token);
  expect(claims).toMatchObject({ sub: user?.id, email: administrator.email, role: "admin" });
  expect(await db.session.count({ where: { userId: user?.id } })).toBe(1);
});

test("the email may be in any case, with spaces around it", async () => {
  const answer = await post(POST, { body: { ...administrator, email: "  Owner@Example.COM " } });
  expect(answer.status).toBe(200);
});

test.each([
  ["a wrong password", { ...administrator, password: "not this one" }],
  ["an unknown email", { ...administrator, email: "nobody@example.com" }],
  ["a password with a space more", { ...administrator, password: `${administrator.password} ` }],
])("%s gets the same answer, no cookie and no session", async (_, body) => {
  const answer = await post(POST, { body });
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual({ success: false, error: "Invalid email or password. Please try again." });
  expect(answer.cookies).toEqual([]);
  expect(await db.session.count()).toBe(0);
});

test("the cookie ends with the browser, and scripts and other sites don't get it", async () => {
  const answer = await post(POST, { body: administrator });
  expect(answer.cookies.map((cookie) => cookie.split("=")[0])).toEqual(["auth_token", "known_device"]);
  expect(answer.cookies[0]).toMatch(new RegExp(`^auth_token=${answer.body.token};`));
  expect(attributes(answer)).toEqual(["HttpOnly", "Path=/", "SameSite=lax"]);
});

test("with Remember me the cookie and the token last 30 days", async () => {
  const answer = await post(POST, { body: { ...administrator, rememberMe: true } });
  expect(attributes(answer)).toContain("Max-Age=2592000");
  const claims = tokenClaims(answer.body.token);
  const [session] = await db.session.findMany();
  expect(session?.expiresAt.getTime()).toBe((claims?.exp ?? 0) * 1000);
  const days = ((claims?.exp ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(30, 2);
});

test("over HTTPS the cookie is sent over HTTPS only", async () => {
  const answer = await post(POST, { body: administrator, headers: { "x-forwarded-proto": "https" } });
  expect(attributes(answer)).toContain("Secure");
});
