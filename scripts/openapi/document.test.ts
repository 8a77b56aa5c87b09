import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "@jest/globals";
import { z } from "zod";
import { handle } from "@/lib/api/handle";
import { openApiFile } from "@/lib/api/openapi/file";
import { callAnchor } from "@/lib/api/openapi/schema";
import { describeCalls, listCalls } from "@/lib/api/openapi/server";
import { isScope } from "@/lib/platform/access/permissions";
import { type DeclaredCall, declaredCalls } from "@/tests/support/api/declared-calls";
import { openApiDocument } from "./document";
import { summaries } from "./summaries";

let calls: DeclaredCall[];

beforeAll(async () => {
  calls = await declaredCalls();
});

test("the description that is served is what the routes declare; npm run openapi writes it", () => {
  expect(JSON.parse(readFileSync(openApiFile(), "utf8"))).toEqual(
    JSON.parse(JSON.stringify(openApiDocument(calls))),
  );
});

test("each call says what it does, and no sentence is left over", () => {
  const described = Object.values(openApiDocument(calls).paths).flatMap((operations) =>
    Object.values(operations).map(({ summary }) => summary),
  );
  expect(described).not.toContain(undefined);
  expect(described).toHaveLength(Object.keys(summaries).length);
});

test("each call that a token can make names its scope, as the portal lists it", async () => {
  const listed = new Map(
    (await listCalls()).map(({ method, path, access }) => [`${method} ${path}`, access]),
  );
  expect(listed.get("GET /orders")).toBe("orders:read");
  expect(listed.get("POST /orders")).toBe("everyone");
  expect(listed.get("POST /tokens")).toBe("signed-in");
  expect(listed.get("POST /orders/{id}/status")).toBe("orders:write");
  const scoped = calls.filter(({ handler: { access } }) => access?.permission && isScope(access.permission));
  const oddNames = scoped.filter(({ name }) => name.startsWith("DELETE config/") && !name.includes("["));
  expect([...listed.values()].filter((access) => access.includes(":"))).toHaveLength(
    scoped.length - oddNames.length,
  );
});

test("parameters, query and body are those of the declaration", () => {
  const handler = handle(
    {
      permission: "orders:read",
      params: z.object({ id: z.string().max(9) }),
      query: z.strictObject({ limit: z.coerce.number().max(5).optional() }),
      body: z.strictObject({ name: z.string() }),
    },
    async () => ({}),
  );
  const { paths } = openApiDocument([{ name: "POST orders/[id]", method: "POST", handler }]);
  expect(paths["/orders/{id}"]?.post).toMatchObject({
    security: [{ apiToken: ["orders:read"] }, { session: [] }],
    parameters: [
      { name: "id", in: "path", required: true, schema: { type: "string", maxLength: 9 } },
      { name: "limit", in: "query", required: false },
    ],
    requestBody: {
      content: {
        "application/json": { schema: { properties: { name: { type: "string" } }, required: ["name"] } },
      },
    },
  });
});

/** Every place in the document where anything at all would do, but for objects of JSON-LD, which are anybody's. */
function openPlaces(value: unknown, place: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value) && Object.keys(value).length === 0) return [place];
  return Object.entries(value).flatMap(([key, inner]) => openPlaces(inner, `${place}/${key}`));
}

test("each answer in JSON is described down to its last field", () => {
  const { components, paths } = openApiDocument(calls);
  const answers = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { responses }]) => [`${method} ${path}`, responses] as const),
  );
  const open = openPlaces({ ...Object.fromEntries(answers), schemas: components.schemas }, "");
  const isMeant = (place: string) =>
    /structuredData\/items\/additionalProperties$/.test(place) || /\/content\/[^/]+\/[^/]+$/.test(place);
  expect(open.filter((place) => !isMeant(place))).toEqual([]);
});

test("the reference tells of every call, what it takes and what it answers", async () => {
  const listed = await listCalls();
  const tags = [...new Set(listed.map(({ tag }) => tag))];
  const described = (await Promise.all(tags.map(describeCalls))).flat();
  expect(described.map(callAnchor).sort()).toEqual(listed.map(callAnchor).sort());
  expect(new Set(described.map(callAnchor)).size).toBe(described.length);
  const named = (path: string, method: string) =>
    described.find((call) => call.path === path && call.method === method);
  expect(named("/backups", "PUT")?.bodies).toEqual([{ type: "application/gzip", fields: [] }]);
  const order = named("/orders/{id}", "GET")?.answers.find(({ status }) => status === "200");
  expect(order?.contents[0]?.fields).toContainEqual({
    name: "order.lines[].quantity",
    type: "integer",
    isRequired: true,
    note: "",
  });
  expect(await describeCalls("nothing")).toEqual([]);
});
