import { beforeEach, expect, test } from "@jest/globals";
import NextAuth from "next-auth";
import { GET as verify } from "@/app/api/auth/verify/route";
import { db } from "@/lib/platform/db/client";
import { get } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";
import { tokenClaims } from "./client";
import { authOptions } from "./next-auth";

setUpTestDatabase();

type Call = { cookies?: Record<string, string>; body?: Record<string, string>; address?: string };
type Answered = { body: unknown; location: string; setCookies: string[]; jar: Record<string, string> };

/** Calls next-auth without Next's request scope, which Jest lacks; a browser test covers the route. */
async function call(method: "GET" | "POST", action: string[], sent: Call = {}, secure = false) {
  const headers: Record<string, unknown> = {};
  const answered: Answered = { body: undefined, location: "", setCookies: [], jar: {} };
  const response = {
    status: () => response,
    getHeader: (name: string) => headers[name],
    setHeader: (name: string, value: unknown) => {
      headers[name] = value;
      return response;
    },
    json: (body: unknown) => (answered.body = body),
    send: (body: unknown) => (answered.body = body),
    end: () => undefined,
  };
  const request = {
    method,
    query: { nextauth: action },
    cookies: sent.cookies ?? {},
    body: sent.body,
    headers: { host: "localhost", "x-client-address": sent.address ?? "192.0.2.1" },
  };
  await NextAuth(request as never, response as never, authOptions(secure));
  answered.location = String(headers.Location ?? "");
  answered.setCookies = (headers["Set-Cookie"] as string[] | undefined) ?? [];
  for (const cookie of answered.setCookies) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    answered.jar[name] = decodeURIComponent(value);
  }
  return answered;
}

/** The cookies of a browser after requesting next-auth's CSRF token. */
async function begin() {
  const { body, jar } = await call("GET", ["csrf"]);
  const { csrfToken } = body as unknown as { csrfToken: string };
  return { csrfToken, cookies: jar };
}

async function signIn(credentials: Record<string, string>, address?: string) {
  const { csrfToken, cookies } = await begin();
  const answer = await call("POST", ["callback", "credentials"], {
    cookies,
    body: { csrfToken, ...credentials },
    address,
  });
  return { ...answer, csrfToken, held: { ...cookies, ...answer.jar } };
}

beforeEach(async () => {
  await configuredInstance();
  await db.session.deleteMany();
});

test("signing in through next-auth sets our token in our cookie", async () => {
  const { setCookies, jar } = await signIn(administrator);
  const token = jar.auth_token ?? "";
  const cookie = setCookies.find((line) => line.startsWith("auth_token="));
  expect(cookie).toMatch(/; Path=\/;.*; HttpOnly; SameSite=Lax$/);
  expect(tokenClaims(token)).toMatchObject({ email: administrator.email, role: "admin" });
  expect((await get(verify, { token })).status).toBe(200);
  expect((await get(verify, { cookie: `auth_token=${token}` })).status).toBe(200);
});

test("without next-auth's own token there is no session", async () => {
  const { cookies } = await begin();
  for (const csrfToken of ["", "forged"]) {
    const answer = await call("POST", ["callback", "credentials"], {
      cookies,
      body: { csrfToken, ...administrator },
    });
    expect(answer.jar).not.toHaveProperty("auth_token");
  }
  expect(await db.session.count()).toBe(0);
});

test("a wrong password sets no cookie, and attempts are counted with those of the login form", async () => {
  for (let tries = 0; tries < 5; tries++) {
    const answer = await signIn({ ...administrator, password: "not this one" });
    expect(answer.jar).not.toHaveProperty("auth_token");
    expect(answer.location).toContain("error=");
  }
  expect((await signIn(administrator)).jar).not.toHaveProperty("auth_token");
  expect((await signIn(administrator, "192.0.2.9")).jar).toHaveProperty("auth_token");
});

test("the session has its user, and none once it was ended elsewhere", async () => {
  const { held } = await signIn(administrator);
  const session = await call("GET", ["session"], { cookies: held });
  expect(session.body).toMatchObject({ user: { email: administrator.email, role: "admin" } });
  await db.session.deleteMany();
  const ended = await call("GET", ["session"], { cookies: held });
  expect(ended.body).not.toHaveProperty("user");
});

test("signing out ends the session", async () => {
  const { held, csrfToken } = await signIn(administrator);
  const answer = await call("POST", ["signout"], { cookies: held, body: { csrfToken } });
  expect(answer.jar.auth_token).toBe("");
  expect(await db.session.count()).toBe(0);
  expect((await get(verify, { token: held.auth_token })).status).toBe(401);
});

test("a forged cookie has no session", async () => {
  const { body } = await call("GET", ["session"], { cookies: { auth_token: "forged" } });
  expect(body).toEqual({});
});

test("over HTTPS the cookie is sent over HTTPS only", async () => {
  const { csrfToken, cookies } = await begin();
  const body = { csrfToken, ...administrator };
  const { setCookies } = await call("POST", ["callback", "credentials"], { cookies, body }, true);
  expect(setCookies.find((line) => line.startsWith("__Host-auth_token="))).toContain("; Secure");
});
