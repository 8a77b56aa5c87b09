import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";
import { POST, PUT } from "./route";

setUpTestDatabase();

const params = { nextauth: ["callback", "credentials"] };

test.each([
  ["that is not JSON", "{", 400],
  ["that is an array", "[]", 422],
  ["that is null", "null", 422],
  ["with an array for a text", JSON.stringify({ ...administrator, email: [administrator.email] }), 422],
  ["with an object for a text", JSON.stringify({ ...administrator, callbackUrl: {} }), 422],
  ["that reaches for the prototype", '{"__proto__":{"a":1}}', 400],
  ["of ten megabytes", JSON.stringify({ ...administrator, padding: "x".repeat(10_000_000) }), 413],
])("a sign-in through next-auth with a body %s", async (_, body, status) => {
  await configuredInstance();
  await db.session.deleteMany();
  const answer = await post(POST, { params, body });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ success: false, error: expect.any(String) });
  expect(answer.cookies).toEqual([]);
  expect(await db.session.count()).toBe(0);
});

test("a form of ten megabytes, and a body of another type", async () => {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const big = await post(POST, { params, headers: form, body: `email=${"x".repeat(10_000_000)}` });
  expect(big.status).toBe(413);
  const text = await post(POST, { params, headers: { "content-type": "text/plain" }, body: "email=a" });
  expect(text.status).toBe(415);
});

test("another method is refused", async () => {
  const answer = await send(PUT, "PUT", { params });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
});
