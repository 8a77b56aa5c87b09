import { expect, test } from "@jest/globals";
import { decryptSecret, encryptSecret, secretKey } from "./encrypt";

const bytes = (text: string) => new TextEncoder().encode(text.padEnd(32, "."));
const [one, other] = [secretKey(bytes("one")), secretKey(bytes("other"))];

test("an encrypted value is decrypted with its key under its name, and never encrypted twice alike", () => {
  const text = "sk_live_ü🍕";
  const [a, b] = [encryptSecret("payment", text, one), encryptSecret("payment", text, one)];
  expect(a).not.toBe(b);
  expect(a).toMatch(/^v1\.[\w-]{8}\.[\w-]+$/);
  for (const stored of [a, b]) expect(decryptSecret("payment", stored, [other, one])).toBe(text);
  expect(decryptSecret("empty", encryptSecret("empty", "", one), [one])).toBe("");
});

test("it can't be decrypted with another key, or under another name", () => {
  const stored = encryptSecret("payment", "sk_live_1", one);
  expect(decryptSecret("payment", stored, [other])).toBeNull();
  expect(decryptSecret("payment", stored, [{ ...other, id: one.id }])).toBeNull();
  expect(decryptSecret("mail", stored, [one])).toBeNull();
});

test("altered secrets can't be read", () => {
  const stored = encryptSecret("payment", "sk_live_1", one);
  const [version = "", id = "", value = ""] = stored.split(".");
  const sealed = Buffer.from(value, "base64url");
  for (let index = 0; index < sealed.length; index++) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    const text = [version, id, changed.toString("base64url")].join(".");
    expect([index, decryptSecret("payment", text, [one])]).toEqual([index, null]);
  }
  for (const wrong of [
    "",
    "v1",
    `v1.${id}`,
    `v1.${id}.`,
    `v2.${id}.${value}`,
    `v1.${id}.${value.slice(0, 20)}`,
  ]) {
    expect(decryptSecret("payment", wrong, [one])).toBeNull();
  }
});

test("the id of a key does not reveal the key, and the key does not reveal its secret", () => {
  expect(one.id).not.toBe(other.id);
  expect(one.key).toHaveLength(32);
  expect(Buffer.from(one.key).toString("base64url").startsWith(one.id)).toBe(false);
  expect(Buffer.from(one.key).equals(Buffer.from(bytes("one")))).toBe(false);
});
