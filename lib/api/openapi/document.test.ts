import { expect, test } from "@jest/globals";
import * as z from "zod";
import { calls } from "@/lib/api/calls";
import { isScope } from "@/lib/platform/access/permissions";
import type { CallDeclaration } from "@/lib/platform/http/call";
import { openApiDocument } from "./document";
import { callAnchor } from "./schema";
import { describeCalls, listCalls } from "./server";

test("each call of the reference has a summary", () => {
  const described = Object.values(openApiDocument(calls).paths).flatMap((operations) =>
    Object.values(operations).map(({ summary }) => summary),
  );
  expect(described.length).toBeGreaterThan(100);
  for (const summary of described) expect(summary).toMatch(/^[A-Z].{3,}/);
});

test("each call that a token can make names its scope, as the portal lists it", () => {
  const listed = new Map(listCalls().map(({ method, path, access }) => [`${method} ${path}`, access]));
  expect(listed.get("GET /orders")).toBe("orders:read");
  expect(listed.get("POST /orders")).toBe("everyone");
  expect(listed.get("POST /tokens")).toBe("signed-in");
  expect(listed.get("POST /orders/{id}/status")).toBe("orders:write");
  const scoped = Object.values<CallDeclaration>(calls).filter(
    ({ permission, undescribed }) => permission && isScope(permission) && !undescribed,
  );
  expect([...listed.values()].filter((access) => access.includes(":"))).toHaveLength(scoped.length);
});

test("parameters, query and body are those of the declaration", () => {
  const { paths } = openApiDocument({
    "POST /orders/{id}": {
      summary: "Name an order",
      permission: "orders:read",
      params: z.object({ id: z.string().max(9) }),
      query: z.strictObject({ limit: z.coerce.number().max(5).optional() }),
      body: z.strictObject({ name: z.string() }),
      ifMatch: true,
    },
  });
  expect(paths["/orders/{id}"]?.post).toMatchObject({
    security: [{ apiToken: ["orders:read"] }, { session: [] }],
    parameters: [
      { name: "id", in: "path", required: true, schema: { type: "string", maxLength: 9 } },
      { name: "limit", in: "query", required: false },
      { name: "If-Match", in: "header", required: false },
    ],
    requestBody: {
      content: {
        "application/json": { schema: { properties: { name: { type: "string" } }, required: ["name"] } },
      },
    },
  });
});

/** Returns the paths of schemas in the document that accept any value. */
function openPlaces(value: unknown, place: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value) && Object.keys(value).length === 0) return [place];
  // A default is a value, not a schema.
  const schemas = Object.entries(value).filter(([key]) => key !== "default");
  return schemas.flatMap(([key, inner]) => openPlaces(inner, `${place}/${key}`));
}

test("each answer in JSON is described down to its last field", () => {
  const { components, paths } = openApiDocument(calls);
  const answers = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { responses }]) => [`${method} ${path}`, responses] as const),
  );
  const open = openPlaces({ ...Object.fromEntries(answers), schemas: components.schemas }, "");
  const isMeant = (place: string) =>
    /(structuredData\/items|Refusal\/properties\/current)\/additionalProperties$/.test(place) ||
    /\/content\/[^/]+\/[^/]+$/.test(place);
  expect(open.filter((place) => !isMeant(place))).toEqual([]);
});

test("the reference has every call with its input and answers", () => {
  const listed = listCalls();
  const tags = [...new Set(listed.map(({ tag }) => tag))];
  const described = tags.flatMap(describeCalls);
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
  expect(describeCalls("nothing")).toEqual([]);
});
