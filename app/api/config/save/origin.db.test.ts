import { expect, test } from "@jest/globals";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import {
  administrator,
  configuredInstance,
  resetInstance,
  setupBody,
  snapshot,
} from "@/tests/support/setup/instance";
import { POST as login } from "../../auth/login/route";
import { POST } from "./route";

setUpTestDatabase();

const foreign: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://localhost.evil.example" },
  { origin: "http://localhost", "sec-fetch-site": "cross-site" },
  { origin: "http://localhost", "sec-fetch-site": "same-site" },
  { origin: "" },
];

test.each(foreign)("a session cookie from another site's page (%j) changes nothing", async (headers) => {
  const token = await configuredInstance();
  const before = await snapshot();
  const cookie = `auth_token=${token}`;
  const answer = await post(POST, { cookie, headers, body: { isConfigured: false } });
  expect(answer.status).toBe(403);
  expect(answer.body).toEqual({ success: false, error: "This request did not come from this site." });
  expect(await snapshot()).toEqual(before);
});

test.each(foreign)("a reset cookie from another site's page (%j) changes nothing", async (headers) => {
  const cookie = await resetInstance(await configuredInstance());
  const before = await snapshot();
  expect((await post(POST, { cookie, headers, body: setupBody() })).status).toBe(403);
  expect(await snapshot()).toEqual(before);
});

test("the site's own page may use its cookie, even behind a proxy", async () => {
  const cookie = `auth_token=${await configuredInstance()}`;
  const headers = { origin: "https://shop.example", "x-forwarded-host": "shop.example" };
  expect((await post(POST, { cookie, headers, body: { isConfigured: false } })).status).toBe(200);
});

test("another site's page can't sign its visitor in", async () => {
  await configuredInstance();
  const headers = { origin: "https://evil.example" };
  expect((await post(login, { headers, body: administrator })).status).toBe(403);
});

test("a program without a browser needs no origin", async () => {
  const token = await configuredInstance();
  expect((await post(POST, { token, body: { isConfigured: false } })).status).toBe(200);
});
