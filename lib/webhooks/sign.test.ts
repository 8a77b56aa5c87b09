import { expect, test } from "@jest/globals";
import { makeSigningSecret, signaturesOf } from "./sign";

// The example of the reference libraries of Standard Webhooks.
const message = {
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  seconds: 1614265330,
  body: `{"test": 2432232314}`,
};
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const signature = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";

test("a message has the signature of the standard's example", () => {
  expect(signaturesOf(message, [secret])).toBe(signature);
});

test("two secrets make two signatures", () => {
  const [first, second] = signaturesOf(message, [makeSigningSecret(), secret]).split(" ");
  expect(first).not.toBe(signature);
  expect(second).toBe(signature);
});

test("a new secret has 24 bytes and is never the same", () => {
  const made = makeSigningSecret();
  expect(Buffer.from(made.replace("whsec_", ""), "base64")).toHaveLength(24);
  expect(makeSigningSecret()).not.toBe(made);
});
