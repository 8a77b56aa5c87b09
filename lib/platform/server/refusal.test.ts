// Runs alone: a process refuses an address after many failed calls.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { refusalOf, refuse } from "./refusal";

const server = createServer((request, response) => {
  const refusal = refusalOf(request);
  if (refusal) refuse(response, request.url, refusal);
  else response.end("passed on");
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test("a write to a page that can only be read gets 405", async () => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const answer = await fetch(`${origin}/welcome`, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(await answer.text()).toBe(`${method} is not possible here: a page can only be read.`);
  }
});

test("other methods are passed on, with and without the base", async () => {
  for (const path of ["/api/orders", "/landing/config", "/templates/list", "/create-payment-intent"]) {
    expect(await (await fetch(origin + path, { method: "POST" })).text()).toBe("passed on");
  }
});

test("a refused call answers as calls do", async () => {
  const answer = await fetch(`${origin}/api/%zz`, { method: "POST" });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    success: false,
    error: "The address of this request is malformed.",
  });
});
