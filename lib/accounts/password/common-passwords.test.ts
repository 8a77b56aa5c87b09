import { expect, test } from "@jest/globals";
import { AppError } from "@/lib/platform/http/errors";
import { requireUncommonPassword } from "./common-passwords.server";

async function refusal(password: string) {
  const refused = await requireUncommonPassword(password, "password", ["Corner Bakery"]).catch(
    (error: unknown) => error,
  );
  return refused instanceof AppError ? refused.details.fields?.password : refused;
}

test.each([
  "aaaaaaaa",
  "AAAAAAAAAA",
  "abcdefgh",
  "hgfedcba",
  "abcabcabc",
  "aaaabbbb",
  "qwertzui1",
  "1q2w3e4r5t6",
  "asdfghjkl;",
  "20261123",
  "a".repeat(200),
  "ab1".repeat(60),
])("a password that repeats, counts up or follows the keyboard is refused: %s", async (password) => {
  expect(await refusal(password)).toMatch(/easy to guess|common password/);
});

test("the message contains the advice", async () => {
  expect(await refusal("aaaaaaaa")).toBe(
    "This is easy to guess. Please choose a longer one, such as four words",
  );
});

test.each([
  "a new broom sweeps",
  "correct horse battery",
  "long enough",
  "kXq7#mPz",
  "mozzarella7",
  "Grüne Soße 7",
  "密码很难猜到的密码",
])("one that takes many guesses is taken: %s", async (password) => {
  expect(await refusal(password)).toBeUndefined();
});
