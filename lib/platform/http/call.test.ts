import { expect, test } from "@jest/globals";
import * as z from "zod";
import { defineCalls } from "./call";

const change = { summary: "A change", permission: "users:write", audit: "Changes nothing." } as const;

test("a misspelt field of a declaration does not compile", () => {
  const calls = defineCalls({
    // @ts-expect-error `recentSignIn` would not be checked
    "POST /misspelt": { ...change, recentSignin: true },
    "POST /spelt": { ...change, recentSignIn: true },
  });
  expect(calls["POST /spelt"].recentSignIn).toBe(true);
});

test("a change without an audit declaration does not compile", () => {
  // @ts-expect-error `audit` is missing
  const calls = defineCalls({ "DELETE /silent": { summary: "Silent", permission: "users:write" } });
  expect(calls["DELETE /silent"].permission).toBe("users:write");
});

test("parameters other than those of the path do not compile", () => {
  const params = z.object({ id: z.string() });
  const read = { summary: "Read", permission: "users:read" } as const;
  const calls = defineCalls({
    "GET /users/{id}": { ...read, params },
    "GET /files/{id}/{path...}": { ...read, params: params.extend({ path: z.array(z.string()) }) },
    // @ts-expect-error the path has another name
    "GET /users/{ident}/other": { ...read, params },
    // @ts-expect-error `params` lacks `session`
    "GET /users/{id}/sessions/{session}": { ...read, params },
    // @ts-expect-error the path has no parameter
    "GET /users": { ...read, params },
    // @ts-expect-error `params` is missing
    "GET /devices/{id}": read,
  });
  expect(calls["GET /users/{id}"].params).toBe(params);
});
