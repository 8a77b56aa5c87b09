import { expect, test } from "@jest/globals";
import { RequestError } from "@/lib/platform/http/client";
import { describeSaveFailure, describeSetUpAlready, isSetUpAllTheSame } from "./save-setup";

const explain = (error: unknown) => describeSaveFailure(error, "http://localhost:3000");

test("a backend that does not answer is named with the address that was tried", () => {
  const { message, detail } = explain(new RequestError(0));
  expect(message).toBe("Cannot connect to backend. Is the backend running on port 5001?");
  expect(detail).toContain("http://localhost:3000");
});

test("the server's own words are shown", () => {
  expect(explain(new RequestError(409, "Already configured")).message).toBe(
    "Backend error: Already configured",
  );
});

test.each([new RequestError(500), new Error("unexpected")])("anything else asks to try again", (error) => {
  expect(explain(error).message).toBe("Failed to save configuration. Please try again.");
});

function serveCheck(answer: () => Promise<Response>) {
  globalThis.fetch = answer;
}
const check = (isConfigured: boolean) => async () => Response.json({ success: true, isConfigured });

test.each([0, 409])(
  "after a failure with status %d the site is asked whether it is set up",
  async (status) => {
    serveCheck(check(true));
    expect(await isSetUpAllTheSame(new RequestError(status))).toBe(true);
    serveCheck(check(false));
    expect(await isSetUpAllTheSame(new RequestError(status))).toBe(false);
    serveCheck(() => Promise.reject(new TypeError("fetch failed")));
    expect(await isSetUpAllTheSame(new RequestError(status))).toBe(false);
  },
);

test("another failure does not show the site as set up", async () => {
  serveCheck(check(true));
  expect(await isSetUpAllTheSame(new RequestError(500))).toBe(false);
  expect(await isSetUpAllTheSame(new Error("unexpected"))).toBe(false);
});

test("a site that is already set up leads to the sign-in", () => {
  const refusal = new RequestError(409, "This application is already configured.");
  expect(describeSetUpAlready(refusal)).toMatchObject({
    message: "Backend error: This application is already configured.",
    mayOnlySignIn: true,
  });
  expect(describeSetUpAlready(new RequestError(0)).message).toBe("This application is already configured.");
});
