import { expect, test } from "@jest/globals";
import { RequestError } from "@/lib/platform/http/client";
import { failureOf } from "./plan-failure";

const failure = (error: unknown) => failureOf(error, "The plan was not made", "Your text is still here.");

test.each([
  [new RequestError(0), "The server did not answer. Check your connection, then try again."],
  [new RequestError(401, "No."), "You are signed out. Sign in again in another tab, then try again."],
  [new RequestError(413, "This plan is too large."), "This plan is too large."],
  [new RequestError(500), "The server could not do that just now. Try again in a moment."],
])("%s is reported as: %s", (error, reason) => {
  expect(failure(error)).toEqual({
    title: "The plan was not made",
    text: `${reason} Your text is still here.`,
    isSignedOut: error.status === 401,
  });
});

test("errors in the page's code are not reported as connection failures, and go to the console", () => {
  const reported: unknown[] = [];
  globalThis.reportError = (error) => reported.push(error);
  const error = new TypeError("Failed to load chunk");
  expect(failure(error)).toEqual({
    title: "The plan was not made",
    text: "This page could not go on. Try again, or reload the page. Your text is still here.",
    isSignedOut: false,
  });
  expect(reported).toEqual([error]);
});
