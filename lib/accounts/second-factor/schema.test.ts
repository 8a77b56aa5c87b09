import { expect, test } from "@jest/globals";
import { registration } from "./schema";

test.each([
  ["internal", true],
  ["smart-card", true],
  ["a\u0000", false],
  ["\ud800", false],
])("%j as a transport of a passkey is taken: %s", (transport, isTaken) => {
  const response = { clientDataJSON: "", attestationObject: "", transports: [transport] };
  const given = { id: "a", rawId: "a", type: "public-key", response };
  expect(registration.safeParse(given).success).toBe(isTaken);
});
