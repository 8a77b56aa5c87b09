import { beforeEach, expect, test } from "@jest/globals";
import { type Answer, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance, setupBody, snapshot } from "@/tests/support/setup/instance";
import { POST as login } from "./auth/login/route";
import { POST as save } from "./config/save/route";
import { POST as testConnection } from "./config/test-connection/route";

setUpTestDatabase();

const database = { host: "localhost", port: 5432, name: "shop", username: "shop", password: "secret-pw-1" };
const handlers = { login, save, testConnection };
type Route = keyof typeof handlers;
const routes = Object.keys(handlers) as Route[];

/** Returns a valid body for the route; for saving, one that resets a configured instance or sets up an empty one. */
function validBody(route: Route): Record<string, unknown> {
  if (route === "login") return { email: "owner@example.com", password: "long enough" };
  return route === "save" ? { ...setupBody(), database } : database;
}

let before: Awaited<ReturnType<typeof snapshot>>;

beforeEach(async () => {
  before = await snapshot();
});

async function expectRefused(answer: Answer, status: number) {
  expect(answer.status).toBe(status);
  expect(answer.body.success).toBe(false);
  expect(answer.body.error).toMatch(/\S/);
  expect(JSON.stringify(answer.body)).not.toMatch(/secret-pw-1|node_modules| at .*:\d+/);
  expect(await snapshot()).toEqual(before);
}

test.each(routes)("%s: a body that is not JSON", async (route) => {
  for (const body of ["", "{", "not json", "{'a':1}", '{"a":1}x', "\u0000", "NaN", "undefined"]) {
    await expectRefused(await post(handlers[route], { body }), 400);
  }
});

test.each(routes)("%s: a body that is not an object", async (route) => {
  for (const body of ["[]", '"text"', "null", "1", "true", `[${JSON.stringify(validBody(route))}]`]) {
    await expectRefused(await post(handlers[route], { body }), 422);
  }
});

test.each(routes)("%s: a body of another type, or of none", async (route) => {
  const body = JSON.stringify(validBody(route));
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]) {
    await expectRefused(await post(handlers[route], { body, headers: { "content-type": type } }), 415);
  }
});

test.each(routes)("%s: ten megabytes", async (route) => {
  const body = JSON.stringify({ ...validBody(route), padding: "x".repeat(10_000_000) });
  await expectRefused(await post(handlers[route], { body }), 413);
});

test.each(routes)("%s: keys that reach for the prototype", async (route) => {
  for (const key of ["__proto__", "constructor", "prototype", "toString"]) {
    const body = JSON.stringify(validBody(route)).replace("{", `{"${key}":{"isAdmin":true},`);
    const answer = await post(handlers[route], { body });
    await expectRefused(answer, key === "__proto__" ? 400 : 422);
    if (key !== "__proto__") expect(answer.body.fields).toEqual({ [key]: "Unknown field" });
  }
  expect({}).not.toHaveProperty("isAdmin");
});

test.each(routes)("%s: an unknown field is named", async (route) => {
  const answer = await post(handlers[route], { body: { ...validBody(route), role: "admin" } });
  await expectRefused(answer, 422);
  expect(answer.body.fields).toEqual({ role: "Unknown field" });
});

const wrongTexts: unknown[] = [
  ["a"],
  {},
  1,
  true,
  null,
  undefined,
  "",
  "  ",
  "long\0enough",
  "long enough \ud800",
  "x".repeat(1001),
];

test.each(routes)("%s: a field that is no text, or no good text, is named", async (route) => {
  const valid = validBody(route);
  for (const [name, given] of Object.entries(valid)) {
    if (typeof given !== "string") continue;
    for (const value of wrongTexts) {
      if (route === "testConnection" && name === "password" && value === "  ") continue;
      const answer = await post(handlers[route], { body: { ...valid, [name]: value } });
      await expectRefused(answer, 422);
      expect(Object.keys(answer.body.fields)).toEqual([name]);
    }
  }
});

test("a port that is none", async () => {
  for (const port of ["5432", 0, -1, 65536, 1.5, "NaN", null, [5432], undefined, Number.POSITIVE_INFINITY]) {
    const tried = await post(testConnection, { body: { ...database, port } });
    await expectRefused(tried, 422);
    expect(Object.keys(tried.body.fields)).toEqual(["port"]);
    const saved = await post(save, { body: { ...setupBody(), database: { ...database, port } } });
    await expectRefused(saved, 422);
    expect(Object.keys(saved.body.fields)).toEqual(["database.port"]);
  }
});

test("an API endpoint that is no web address", async () => {
  const none = [
    "javascript:alert(1)",
    "ftp://example.com/api",
    "/api",
    "example.com",
    "https://",
    "http://a b/",
  ];
  for (const apiUrl of none) {
    const answer = await post(save, { body: { ...setupBody(), apiUrl } });
    await expectRefused(answer, 422);
    expect(Object.keys(answer.body.fields)).toEqual(["apiUrl"]);
  }
});

test("isConfigured that is not a boolean", async () => {
  for (const isConfigured of ["yes", null, 1, [], "true"]) {
    await expectRefused(await post(save, { body: { ...setupBody(), isConfigured } }), 422);
  }
});

test("a database password that is none", async () => {
  for (const password of [["a"], 1, null, "long\0enough", "\ud800", "x".repeat(1001)]) {
    const answer = await post(save, { body: { ...setupBody(), database: { ...database, password } } });
    await expectRefused(answer, 422);
    expect(Object.keys(answer.body.fields)).toEqual(["database.password"]);
  }
});

test("a reset with fields of a set-up is refused", async () => {
  const token = await configuredInstance();
  before = await snapshot();
  const body = { isConfigured: false, adminEmail: "new@example.com" };
  await expectRefused(await post(save, { token, body }), 422);
});
