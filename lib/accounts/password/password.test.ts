import { expect, jest, test } from "@jest/globals";

jest.unmock("@node-rs/argon2");
const { hashPassword, verifyPassword } = jest.requireActual<typeof import("./password")>("./password");

test("passwords are hashed by argon2id at OWASP's minimum, and verified", async () => {
  const hash = await hashPassword("correct horse battery");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, "correct horse battery")).toBe(true);
  expect(await verifyPassword(hash, "correct horse batterz")).toBe(false);
  expect(await verifyPassword(null, "")).toBe(false);
});
