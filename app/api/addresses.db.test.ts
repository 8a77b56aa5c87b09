import { beforeEach, expect, jest, test } from "@jest/globals";
import * as z from "zod";
import { type DeclaredCall, declaredCalls, noSuchRow } from "@/tests/support/api/declared-calls";
import { type Answer, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";

jest.setTimeout(120_000);
setUpTestDatabase();

const unusable = ["\0", "a\0b", "\0/..", "\ud800", "a\udfff"];
const odd = [
  "x".repeat(5000),
  "",
  "..",
  "a/b",
  "%",
  "%00",
  ":::",
  "constructor",
  "__proto__",
  "9".repeat(40),
  "1e999",
  "-1",
];

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

/** Event streams stay open, and a page's inspection needs a running server. */
const isLeftOut = ({ name, handler }: DeclaredCall) =>
  handler.rules?.sends?.includes("text/event-stream") || name === "GET /seo/inspect/{page}";

const namesOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** Returns each call with a schema for this part of its address, once for each name in the schema. */
async function callsWith(part: "params" | "query") {
  const calls = (await declaredCalls()).filter((call) => !isLeftOut(call));
  return calls.flatMap((call) => namesOf(call.handler.rules?.[part]).map((name) => ({ call, name })));
}

/** Calls a route with a path parameter replaced. The catch-all parameters are lists. */
function callWithParam({ handler, method, name: route }: DeclaredCall, name: string, value: string) {
  const isList = route.includes(`{${name}...}`);
  const params = { ...noSuchRow, nextauth: ["csrf"], [name]: isList ? [value] : value };
  return send(handler, method, { token, params, ...(!/GET|DELETE/.test(method) && { body: {} }) });
}

const told = (call: DeclaredCall, name: string, value: string, { status, body }: Answer) =>
  `${call.name} with ${name}=${JSON.stringify(value.slice(0, 20))}: ${status} ${JSON.stringify(body)}`;

test("every route refuses a path parameter that no row can have, with any body", async () => {
  const failed: string[] = [];
  const calls = await callsWith("params");
  expect(calls.length).toBeGreaterThan(50);
  for (const { call, name } of calls) {
    for (const value of unusable) {
      const answer = await callWithParam(call, name, value);
      if (![404, 422].includes(answer.status)) failed.push(told(call, name, value, answer));
    }
  }
  expect(failed).toEqual([]);
});

test("no path parameter makes a route fail", async () => {
  const failed: string[] = [];
  for (const { call, name } of await callsWith("params")) {
    for (const value of odd) {
      const answer = await callWithParam(call, name, value);
      if (answer.status >= 500) failed.push(told(call, name, value, answer));
    }
  }
  expect(failed).toEqual([]);
});

test("no query makes a route fail", async () => {
  const failed: string[] = [];
  const calls = await callsWith("query");
  expect(calls.length).toBeGreaterThan(20);
  for (const { call, name } of calls) {
    for (const value of [...unusable, ...odd]) {
      const query = `?${new URLSearchParams({ [name]: value })}`;
      const answer = await send(call.handler, call.method, { token, query, params: noSuchRow });
      if (answer.status >= 500) failed.push(told(call, name, value, answer));
    }
  }
  expect(failed).toEqual([]);
});
