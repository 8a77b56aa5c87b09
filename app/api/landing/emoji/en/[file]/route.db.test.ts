import { expect, jest, test } from "@jest/globals";
import { get, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { GET, HEAD } from "./route";

setUpTestDatabase();

const data = { params: { file: "data.json" } };

test("the picker gets all emoji, and a cached list is validated", async () => {
  const answer = await get(GET, data);
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(answer.body).toContainEqual(expect.objectContaining({ emoji: "🍕", label: "pizza" }));
  const tag = answer.headers.get("etag") ?? "";
  const again = await get(GET, { ...data, headers: { "if-none-match": `W/${tag}` } });
  expect([again.status, again.body, again.headers.get("etag")]).toEqual([304, null, tag]);
  const other = await get(GET, { ...data, headers: { "if-none-match": '"other"' } });
  expect(other.status).toBe(200);
});

test("the list is serialised once for all requests", async () => {
  await get(GET, data);
  const stringify = jest.spyOn(JSON, "stringify");
  for (let i = 0; i < 5; i++) expect((await get(GET, data)).body.length).toBeGreaterThan(1000);
  const written = stringify.mock.calls.filter(([value]) => Array.isArray(value));
  stringify.mockRestore();
  expect(written).toEqual([]);
});

test("HEAD answers without a body, and another file is not found", async () => {
  const answer = await send(HEAD, "HEAD", data);
  expect([answer.status, answer.body]).toEqual([200, null]);
  expect(answer.headers.get("etag")).toMatch(/^"/);
  expect((await get(GET, { params: { file: "__proto__" } })).status).toBe(404);
});
