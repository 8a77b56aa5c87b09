import { expect, test } from "@jest/globals";
import { fullMenu, fullPage } from "@/tests/support/translations/contents";
import type { TranslationText } from "./answers";
import { readTranslations, writeTranslations } from "./csv";
import { foundTexts, textsOf } from "./texts";
import type { Texts, TranslatableText } from "./translation";

const beside = (texts: readonly TranslatableText[], stored: Texts): TranslationText[] =>
  texts.map((one) => {
    const found = stored[one.path];
    return {
      ...one,
      state: found ? "translated" : "missing",
      translation: found?.text ?? null,
      source: found?.source ?? null,
    };
  });

test.each(["page", "menu"] as const)("the table of a %s is read back as it was", (kind) => {
  const content = kind === "page" ? fullPage() : fullMenu();
  const stored = Object.fromEntries(
    textsOf(kind, content as never).map(({ path, text }) => [
      path,
      { text: typeof text === "string" ? `=${text}` : text, source: text },
    ]),
  );
  const csv = writeTranslations(beside(textsOf(kind, content as never), stored));
  expect(csv).not.toMatch(/(^|,)"?=/m);
  expect(readTranslations(csv, foundTexts(kind, content as never), {})).toEqual(stored);
});

test("an outdated translation stays outdated when it is imported as it is", () => {
  const menu = fullMenu();
  const stored = { "dishes.soup.name": { text: "Suppe", source: "The soup" } };
  const csv = writeTranslations(beside(textsOf("menu", menu), stored));
  expect(readTranslations(csv, foundTexts("menu", menu), stored)).toEqual(stored);
});
