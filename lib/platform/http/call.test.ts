import { expect, test } from "@jest/globals";
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

test("a change that says nothing of its audit entry does not compile", () => {
  // @ts-expect-error `audit` is missing
  const calls = defineCalls({ "DELETE /silent": { summary: "Silent", permission: "users:write" } });
  expect(calls["DELETE /silent"].permission).toBe("users:write");
});
