import { beforeEach, expect, test } from "@jest/globals";
import { toConnectionString } from "@/lib/platform/address/target";
import { currentDatabase } from "@/lib/platform/db/current";
import { callRoute } from "@/tests/support/api/call";
import { type DeclaredCall, declaredCalls, noSuchRow } from "@/tests/support/api/declared-calls";
import { type Sent, send } from "@/tests/support/api/request";
import { tableDigests } from "@/tests/support/backups/table-digests";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

let token: string;
let calls: DeclaredCall[];

beforeEach(async () => {
  token = await configuredInstance();
  calls = (await declaredCalls()).filter(({ name }) => !name.includes("...}"));
});

/** Every row but those that record requests. */
const stored = () =>
  tableDigests(toConnectionString(currentDatabase().target), ["PageVisits", "RateLimit", "Session"]);

/** Sends the same to all calls of a kind. @returns their statuses by name, and whether a row changed */
async function statusesOf(kind: (call: DeclaredCall) => unknown, sent: Sent) {
  const before = await stored();
  const statuses: Record<string, number> = {};
  for (const call of calls.filter(kind)) {
    const { status } = await send(call.handler, call.method, { token, params: noSuchRow, ...sent });
    statuses[call.name] = status;
  }
  expect(Object.keys(statuses).length).toBeGreaterThan(3);
  expect(await stored()).toEqual(before);
  return statuses;
}

/** The names of calls whose status is not the expected one. */
const others = (statuses: Record<string, number>, ...expected: number[]) =>
  Object.entries(statuses).filter(([, status]) => !expected.includes(status));

const hasBody = ({ handler }: DeclaredCall) => handler.rules?.body;

test("each call with a body refuses a body that is no JSON", async () => {
  expect(
    others(await statusesOf(hasBody, { body: "{", headers: { "content-type": "application/json" } }), 400),
  ).toEqual([]);
});

test("each call with a body refuses a body of another media type", async () => {
  const sent = { body: "name=Ada", headers: { "content-type": "application/x-www-form-urlencoded" } };
  expect(others(await statusesOf(hasBody, sent), 415)).toEqual([]);
});

test("each call with a body refuses one that its schema does not allow", async () => {
  expect(others(await statusesOf(hasBody, { body: [] }), 422)).toEqual([]);
  const unknown = await statusesOf(hasBody, { body: { noSuchField: 1 } });
  expect(others(unknown, 422)).toEqual([]);
});

test("each call with a query refuses a parameter that it does not know", async () => {
  const query = ({ handler }: DeclaredCall) => handler.rules?.query;
  expect(others(await statusesOf(query, { query: "?no-such-parameter=1" }), 422)).toEqual([]);
});

test("each call with parameters in its path refuses those that can't be a name", async () => {
  const wrong = Object.fromEntries(Object.keys(noSuchRow).map((name) => [name, "\0/.."]));
  const params = ({ handler, method }: DeclaredCall) => handler.rules?.params && method === "GET";
  expect(others(await statusesOf(params, { params: wrong }), 404, 422)).toEqual([]);
});

test("each call with If-Match refuses one that is no version", async () => {
  const versioned = ({ handler }: DeclaredCall) => handler.rules?.ifMatch;
  expect(others(await statusesOf(versioned, { headers: { "if-match": "three" } }), 400)).toEqual([]);
});

test("a call by its name is typed, and refused with a sentence for each wrong field", async () => {
  const { body } = await callRoute("GET /settings", { token });
  const settings = { ...body.settings, siteAddress: "nowhere" };
  const refused = await callRoute("POST /settings", { token, body: settings, ifMatch: body.version });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.fields ?? {})).toEqual(["siteAddress"]);
});
