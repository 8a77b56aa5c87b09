import { beforeEach, expect, test } from "@jest/globals";
import { calls } from "@/lib/api/calls";
import { secretNames } from "@/lib/payments/key-names";
import { toConnectionString } from "@/lib/platform/address/target";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import type { CallDeclaration } from "@/lib/platform/http/call";
import { writeSecrets } from "@/lib/secrets/server";
import { callRoute } from "@/tests/support/api/call";
import { type DeclaredCall, declaredCalls, noSuchRow } from "@/tests/support/api/declared-calls";
import { type Sent, send } from "@/tests/support/api/request";
import { tableDigests } from "@/tests/support/backups/table-digests";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

let token: string;
let implemented: DeclaredCall[];

beforeEach(async () => {
  token = await configuredInstance();
  implemented = await declaredCalls();
  await db.$transaction((transaction) =>
    writeSecrets({ [secretNames.webhook]: "whsec_stored1" }, transaction),
  );
});

/** Returns digests of all tables, except those that record requests. */
const stored = () =>
  tableDigests(toConnectionString(currentDatabase().target), ["PageVisits", "RateLimit", "Session"]);

/**
 * Sends the same input to all declared calls of a kind, and checks that no row changed.
 * @returns the statuses by name
 */
async function statusesOf(kind: (call: CallDeclaration) => unknown, sent: Sent) {
  const before = await stored();
  const statuses: Record<string, number> = {};
  for (const [name] of Object.entries<CallDeclaration>(calls).filter(([, call]) => kind(call))) {
    const call = implemented.find((one) => one.name === name);
    if (!call) throw new Error(`No route implements ${name}.`);
    statuses[name] = (await send(call.handler, call.method, { token, params: noSuchRow, ...sent })).status;
  }
  expect(await stored()).toEqual(before);
  return statuses;
}

/** Returns the calls with an unexpected status. */
const others = (statuses: Record<string, number>, ...expected: number[]) =>
  Object.entries(statuses).filter(([, status]) => !expected.includes(status));

const hasBody = ({ body }: CallDeclaration) => body;
const hasForm = ({ accepts }: CallDeclaration) => accepts && "multipart/form-data" in accepts;
const hasOtherBody = (call: CallDeclaration) => call.accepts && !hasForm(call);

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

test("each call with a form refuses a body of another media type", async () => {
  expect(others(await statusesOf(hasForm, { body: {} }), 415)).toEqual([]);
  expect(others(await statusesOf(hasForm, {}), 415)).toEqual([]);
});

test("each call with a form refuses one that can't be read", async () => {
  const headers = { "content-type": "multipart/form-data; boundary=end" };
  expect(others(await statusesOf(hasForm, { body: "--other", headers }), 400)).toEqual([]);
});

test("each call with a form refuses one without a file and its fields", async () => {
  const form = new FormData();
  form.set("noSuchField", "1");
  // A call for one row may answer 404 first.
  expect(others(await statusesOf(hasForm, { body: form }), 404, 422)).toEqual([]);
});

test("each call with another body refuses an empty one", async () => {
  // A call for one row may answer 404 first.
  expect(others(await statusesOf(hasOtherBody, {}), 400, 404)).toEqual([]);
});

test("each call with a query refuses a parameter that it does not know", async () => {
  expect(others(await statusesOf(({ query }) => query, { query: "?no-such-parameter=1" }), 422)).toEqual([]);
});

test("each call with If-Match refuses one that is no version", async () => {
  expect(
    others(await statusesOf(({ ifMatch }) => ifMatch, { headers: { "if-match": "three" } }), 400),
  ).toEqual([]);
});

test("a call by its name is typed, and refused with a sentence for each wrong field", async () => {
  const { body } = await callRoute("GET /settings", { token });
  const settings = { ...body.settings, siteAddress: "nowhere" };
  const refused = await callRoute("POST /settings", { token, body: settings, ifMatch: body.version });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.fields ?? {})).toEqual(["siteAddress"]);
});
