import { expect, test } from "@jest/globals";
import { RequestError } from "@/lib/http/client";
import { describeSaveFailure } from "./save-setup";

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
