import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/db/client";
import { setUpTestDatabase } from "@/lib/testing/database";
import { administrator, configuredInstance } from "@/lib/testing/instance";
import { post } from "@/lib/testing/request";
import { POST } from "./route";

setUpTestDatabase();
beforeEach(configuredInstance);

const HERE = "198.51.100.1";

async function fail(times: number, { email = administrator.email, address = HERE } = {}) {
  const statuses: number[] = [];
  for (let tries = 0; tries < times; tries++) {
    statuses.push((await post(POST, { address, body: { email, password: "a wrong password" } })).status);
  }
  return statuses;
}

test("after five failures even the right password has to wait", async () => {
  expect(await fail(5)).toEqual([401, 401, 401, 401, 401]);
  const answer = await post(POST, { address: HERE, body: administrator });
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  expect(answer.body).toEqual({
    success: false,
    error: "Too many tries. Please wait 15 minutes and try again.",
  });
  expect(answer.cookies).toEqual([]);
});

test("an e-mail is guarded from guesses that come from many addresses", async () => {
  for (let last = 1; last <= 5; last++) await fail(1, { address: `203.0.113.${last}` });
  expect(await fail(1, { address: "203.0.113.99" })).toEqual([429]);
  expect(await fail(1, { address: "203.0.113.100", email: "other@example.com" })).toEqual([401]);
});

test("an address can't try one e-mail after the other", async () => {
  for (let nth = 1; nth <= 5; nth++) await fail(1, { email: `guess${nth}@example.com` });
  expect(await fail(1, { email: "guess6@example.com" })).toEqual([429]);
  expect((await post(POST, { address: "203.0.113.7", body: administrator })).status).toBe(200);
});

test("of twenty guesses at once five are looked at", async () => {
  const guesses = Array.from({ length: 20 }, () => fail(1));
  const statuses = (await Promise.all(guesses)).flat().sort();
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
});

test("a success starts the count again", async () => {
  await fail(4);
  expect((await post(POST, { address: HERE, body: administrator })).status).toBe(200);
  expect(await fail(5)).toEqual([401, 401, 401, 401, 401]);
});

test("once the time is over, the right password is let in", async () => {
  await fail(6);
  await db.rateLimit.updateMany({ data: { resetsAt: new Date(Date.now() - 1000) } });
  expect((await post(POST, { address: HERE, body: administrator })).status).toBe(200);
});

test("once the time is over, the count starts at one", async () => {
  await fail(6);
  await db.rateLimit.updateMany({ data: { resetsAt: new Date(Date.now() - 1000) } });
  expect(await fail(6)).toEqual([401, 401, 401, 401, 401, 429]);
});

test("the e-mail is not kept in the list of tries", async () => {
  await fail(1);
  expect(JSON.stringify(await db.rateLimit.findMany())).not.toContain(administrator.email);
});
