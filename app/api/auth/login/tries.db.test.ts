import { beforeEach, expect, test } from "@jest/globals";
import { POST as save } from "@/app/api/config/save/route";
import { DEVICE_COOKIE } from "@/lib/accounts/sign-in/device";
import { db } from "@/lib/platform/db/client";
import { cookieFrom, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";
import { POST } from "./route";

setUpTestDatabase();
beforeEach(configuredInstance);

const HERE = "198.51.100.1";
const ELSEWHERE = "203.0.113.7";

type From = { email?: string; address?: string; cookie?: string };

async function fail(times: number, { email = administrator.email, address = HERE, cookie }: From = {}) {
  const statuses: number[] = [];
  for (let tries = 0; tries < times; tries++) {
    const body = { email, password: "a wrong password" };
    statuses.push((await post(POST, { address, body, ...(cookie && { cookie }) })).status);
  }
  return statuses;
}

const signInFrom = (address: string, sent: { cookie?: string } = {}) =>
  post(POST, { address, body: administrator, ...sent });

/** Ends all waits after failed attempts. */
const passTime = () => db.rateLimit.updateMany({ data: { blockedUntil: new Date(Date.now() - 1000) } });

/** Makes one failed attempt from each of several addresses. */
async function failFromEverywhere(addresses: number) {
  await fail(1, { address: "192.0.2.200" });
  const key = { startsWith: "login:failures:" };
  await db.rateLimit.updateMany({ where: { key }, data: { count: addresses } });
}

test("after five failures even the right password must wait", async () => {
  expect(await fail(5)).toEqual([401, 401, 401, 401, 401]);
  const answer = await signInFrom(HERE);
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(10);
  expect(seconds).toBeLessThanOrEqual(15);
  expect(answer.body).toEqual({
    success: false,
    error: `Too many tries. Please wait ${seconds} seconds and try again.`,
  });
  expect(answer.cookies).toEqual([]);
});

test("each further failure makes the wait longer, up to 15 minutes", async () => {
  await fail(4);
  const waits: number[] = [];
  for (let nth = 5; nth <= 14; nth++) {
    await passTime();
    expect(await fail(1)).toEqual([401]);
    waits.push(Number((await signInFrom(HERE)).headers.get("retry-after")));
  }
  const expected = [15, 30, 60, 120, 240, 480, 900, 900, 900, 900];
  for (const [index, wait] of waits.entries()) {
    expect(wait).toBeGreaterThan((expected[index] ?? 0) - 5);
    expect(wait).toBeLessThanOrEqual(expected[index] ?? 0);
  }
});

test("an attempt during the waiting time is not counted", async () => {
  await fail(5);
  expect(await fail(10)).toEqual(Array(10).fill(429));
  await passTime();
  expect((await signInFrom(HERE)).status).toBe(200);
});

test("failures at one address don't lock out other addresses, for signing in and for resetting", async () => {
  await fail(6);
  expect((await signInFrom(ELSEWHERE)).status).toBe(200);
  const body = { isConfigured: false, ...administrator };
  expect((await post(save, { address: HERE, body })).status).toBe(429);
  expect((await post(save, { address: ELSEWHERE, body })).status).toBe(200);
});

test("failures when resetting count with those when signing in", async () => {
  const body = { isConfigured: false, email: administrator.email, password: "a wrong password" };
  for (let nth = 1; nth <= 5; nth++) expect((await post(save, { address: HERE, body })).status).toBe(401);
  expect((await signInFrom(HERE)).status).toBe(429);
});

test("while an account is guessed at from many addresses, each has two tries before it waits a quarter of an hour", async () => {
  await failFromEverywhere(100);
  expect(await fail(3, { address: ELSEWHERE })).toEqual([401, 401, 429]);
  const answer = await signInFrom(ELSEWHERE);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(14 * 60);
  expect(await fail(1, { address: ELSEWHERE, email: "other@example.com" })).toEqual([401]);
});

test("the right password is accepted from an address without guesses, with any number of guessing addresses", async () => {
  await failFromEverywhere(1_000_000);
  expect((await signInFrom(ELSEWHERE)).status).toBe(200);
  await failFromEverywhere(1_000_000);
  expect((await signInFrom(ELSEWHERE)).status).toBe(200);
});

test("an address can't try one email after the other", async () => {
  for (let nth = 1; nth <= 5; nth++) await fail(1, { email: `guess${nth}@example.com` });
  expect(await fail(1, { email: "guess6@example.com" })).toEqual([429]);
  expect((await signInFrom(ELSEWHERE)).status).toBe(200);
});

test("five of twenty concurrent guesses are checked", async () => {
  const guesses = Array.from({ length: 20 }, () => fail(1));
  const statuses = (await Promise.all(guesses)).flat().sort();
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
});

test("a success starts the count again", async () => {
  await fail(4);
  expect((await signInFrom(HERE)).status).toBe(200);
  expect(await fail(5)).toEqual([401, 401, 401, 401, 401]);
});

test("once the time is over, the right password is let in", async () => {
  await fail(6);
  await db.rateLimit.updateMany({ data: { resetsAt: new Date(Date.now() - 1000) } });
  expect((await signInFrom(HERE)).status).toBe(200);
});

test("once the time is over, the count starts at one", async () => {
  await fail(6);
  await db.rateLimit.updateMany({ data: { resetsAt: new Date(Date.now() - 1000) } });
  expect(await fail(6)).toEqual([401, 401, 401, 401, 401, 429]);
});

test("the email is not kept in the list of tries", async () => {
  await fail(1);
  expect(JSON.stringify(await db.rateLimit.findMany())).not.toContain(administrator.email);
});

test.each([
  ["an IPv6 network", "2001:db8:1:2::1", "2001:0db8:1:2:ffff::9", "2001:db8:1:3::1"],
  ["an IPv4 address in either spelling", "198.51.100.9", "::ffff:198.51.100.9", "198.51.100.10"],
])("%s counts as one", async (_, one, same, other) => {
  await fail(5, { address: one });
  expect(await fail(1, { address: same })).toEqual([429]);
  expect(await fail(1, { address: other })).toEqual([401]);
});

async function knownBrowser(): Promise<string> {
  return cookieFrom(await signInFrom(ELSEWHERE), DEVICE_COOKIE);
}

test("a known browser signs in while a stranger at the same address must wait", async () => {
  const cookie = await knownBrowser();
  await failFromEverywhere(1000);
  await fail(6);
  expect((await signInFrom(HERE)).status).toBe(429);
  expect((await signInFrom(HERE, { cookie })).status).toBe(200);
});

test("a known browser has a separate count, at any address", async () => {
  const cookie = await knownBrowser();
  expect(await fail(5, { cookie })).toEqual([401, 401, 401, 401, 401]);
  expect(await fail(1, { cookie, address: "203.0.113.200" })).toEqual([429]);
  expect((await signInFrom(HERE)).status).toBe(200);
});

test.each([
  ["forged", async () => `${DEVICE_COOKIE}=forged.by.hand`],
  ["a session's token", async () => `${DEVICE_COOKIE}=${(await signInFrom(ELSEWHERE)).body.token}`],
  [
    "somebody else's",
    async () => {
      const cookie = await knownBrowser();
      await db.user.updateMany({ data: { id: "somebody-else" } });
      return cookie;
    },
  ],
])("a cookie that is %s makes no browser known", async (_, make) => {
  const cookie = await make();
  await fail(5);
  expect((await signInFrom(HERE, { cookie })).status).toBe(429);
});

test("the cookie of a known browser signs nobody in, and is hidden from scripts and other sites", async () => {
  const answer = await signInFrom(ELSEWHERE);
  const line = answer.cookies.find((cookie) => cookie.startsWith(DEVICE_COOKIE)) ?? "";
  expect(line.split("; ").slice(1).sort()).toEqual(
    expect.arrayContaining(["HttpOnly", "Max-Age=34560000", "Path=/api", "SameSite=lax"]),
  );
  const stranger = await post(save, { cookie: line.split(";")[0] ?? "", body: { isConfigured: false } });
  expect(stranger.status).toBe(401);
});
