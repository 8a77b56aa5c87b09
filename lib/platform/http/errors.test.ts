import { expect, test } from "@jest/globals";
import { translator } from "@/lib/platform/language/translate";
import { AppError } from "./errors";

const german = translator({
  language: "de",
  messages: { "Only {n} left": "Nur noch {n}", "Nothing was ordered.": "Es wurde nichts bestellt." },
});

test("an error is English, and written in a guest's language with its fields", () => {
  const error = new AppError(
    "conflict",
    (t) => `${t("Only {n} left", { n: 3 })}. ${t("Nothing was ordered.")}`,
    {
      fields: { dishes: (t) => t("Only {n} left", { n: 3 }), note: "Nothing was ordered." },
      retryAfter: 5,
    },
  );
  expect(error.message).toBe("Only 3 left. Nothing was ordered.");
  expect(error.details.fields).toEqual({ dishes: "Only 3 left", note: "Nothing was ordered." });
  const translated = error.in(german);
  expect(translated).toBeInstanceOf(AppError);
  expect(translated).toMatchObject({
    code: "conflict",
    message: "Nur noch 3. Es wurde nichts bestellt.",
    details: { fields: { dishes: "Nur noch 3", note: "Es wurde nichts bestellt." }, retryAfter: 5 },
  });
});

test("a text without a message stays as it is, braces included", () => {
  const error = new AppError("invalid", "Choose {this}", { fields: { name: "{n} of {max}" } });
  expect(error.in(german).message).toBe("Choose {this}");
  expect(error.in(german).details.fields).toEqual({ name: "{n} of {max}" });
});
