import { createECDH, randomBytes } from "node:crypto";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { decryptPush } from "@/tests/support/push/decrypt-push";
import { encryptPush } from "./encrypt";

const bytes = (text: string) => Buffer.from(text, "base64url");

test("it encrypts as the example of RFC 8291, appendix A", () => {
  const encrypted = encryptPush(
    "When I grow up, I want to be a watermelon",
    {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    {
      salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
      privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    },
  );
  expect(encrypted.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

test("any text is read with the keys of its browser", () => {
  const browser = createECDH("prime256v1");
  const p256dh = browser.generateKeys("base64url");
  const auth = randomBytes(16).toString("base64url");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 500 }), (text) => {
      expect(decryptPush(encryptPush(text, { p256dh, auth }), browser, auth)).toBe(text);
    }),
    { numRuns: 30 },
  );
});

test("a key that is no point on the curve is refused", () => {
  const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString("base64url");
  expect(() => encryptPush("x", { p256dh, auth: "BTBZMqHH6r4Tts7J_aSIgg" })).toThrow();
});
