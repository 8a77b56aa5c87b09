import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { type Answer, get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";
import { GET, POST } from "./route";

setUpTestDatabase();

beforeEach(async () => {
  await configuredInstance();
});

const to = (...nextauth: string[]) => ({ params: { nextauth } });
const broken = [
  ...["http://", "http://[", "javascript:alert(1)", "data:text/html,x", "//", "https://a b"],
  ...["x", ":::", "\0", "\\x", "?a=b", "😀", "page/other"],
];

async function expectMalformed(answer: Answer) {
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ success: false, error: expect.stringContaining("callbackUrl") });
}

test.each(broken)("a callbackUrl that is no web address is refused: %s", async (url) => {
  const query = `?callbackUrl=${encodeURIComponent(url)}`;
  for (const action of ["csrf", "session", "providers"]) {
    await expectMalformed(await get(GET, { ...to(action), query }));
  }
  await expectMalformed(await post(POST, { ...to("signin", "credentials"), query, body: {} }));
  await expectMalformed(await post(POST, { ...to("signin", "credentials"), body: { callbackUrl: url } }));
});

test.each(["http%3A%2F%2F", "x"])(
  "a cookie of next-auth's that is broken is refused once, and forgotten: %s",
  async (value) => {
    const name = "next-auth.callback-url";
    const answer = await get(GET, { ...to("csrf"), headers: { cookie: `${name}=${value}` } });
    await expectMalformed(answer);
    expect(answer.cookies).toEqual([expect.stringMatching(new RegExp(`^${name}=; .*Max-Age=0`))]);
    expect((await get(GET, to("csrf"))).body).toEqual({ csrfToken: expect.any(String) });
  },
);

test("an unknown provider, and a forgery", async () => {
  for (const provider of ["google", "constructor"]) {
    expect((await post(POST, { ...to("callback", provider), body: {} })).status).toBe(400);
  }
  expect((await post(POST, { ...to("callback", "\0"), body: {} })).status).toBe(404);
  expect((await post(POST, { ...to("session"), body: {} })).status).toBe(400);
});

/** Signs in, then out with a callbackUrl. @returns the two answers */
async function inAndOut(callbackUrl: string) {
  const { body, cookies } = await get(GET, to("csrf"));
  const carry = (lines: string[]) => lines.map((line) => line.split(";")[0]).join("; ");
  const fields = { csrfToken: body.csrfToken, callbackUrl };
  const headers = { cookie: carry(cookies) };
  const entered = await post(POST, {
    ...to("callback", "credentials"),
    headers,
    body: { ...fields, ...administrator },
  });
  const held = { cookie: carry([...cookies, ...entered.cookies]) };
  return [entered, await post(POST, { ...to("signout"), headers: held, body: fields })] as const;
}

test.each([
  ["//evil.example", ""],
  ["/\\evil.example", ""],
  ["https://evil.example/", ""],
  ["http://localhost//evil.example", ""],
  ["/.//evil.example", ""],
  ["/admin?tab=seo", "/admin?tab=seo"],
  ["http://localhost/order1", "/order1"],
])("after signing in and out with callbackUrl=%s the browser stays on this site", async (url, path) => {
  await db.session.deleteMany();
  for (const answer of await inAndOut(url)) {
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(`http://localhost${path}`);
    expect(answer.cookies.join()).not.toContain("evil");
  }
  expect(await db.session.count()).toBe(0);
});
