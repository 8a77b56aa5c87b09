import { expect, test } from "@jest/globals";
import fc from "fast-check";
import {
  languageSegments,
  pageBelowLanguage,
  parseLanguagePath,
  pathIn,
  type SiteLanguages,
  withoutDefaultPrefix,
} from "./language-paths";

const languages: SiteLanguages = { default: "en", others: ["de", "pt-BR", "zh-Hant"] };

const segment = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,4})?$/);
const path = fc.array(segment, { maxLength: 3 }).map((parts) => `/${parts.join("/")}`);
const language = fc.constantFrom(null, ...languages.others);

test("a path in a language is parsed to that language and path", () => {
  fc.assert(
    fc.property(language, path, (one, to) => {
      fc.pre(one !== null || parseLanguagePath(to, languages).language === null);
      expect(parseLanguagePath(pathIn(one, to), languages)).toEqual({ language: one, path: to });
    }),
  );
});

test("a parsed path is built to the same path", () => {
  fc.assert(
    fc.property(language, path, (one, to) => {
      const pathname = pathIn(one, to);
      const parsed = parseLanguagePath(pathname, languages);
      expect(pathIn(parsed.language, parsed.path)).toBe(pathname);
    }),
  );
});

test("the home page in a language is its prefix, with sections and queries after it", () => {
  expect(["/", "/#contact", "/?q=1", "/about#team"].map((one) => pathIn("pt-BR", one))).toEqual([
    "/pt-br",
    "/pt-br#contact",
    "/pt-br?q=1",
    "/pt-br/about#team",
  ]);
  expect(pathIn(null, "/#contact")).toBe("/#contact");
});

test("only a whole first segment in lower case is a language", () => {
  for (const pathname of ["/deli", "/de-at", "/DE", "/DE/about", "/fr", "/about/de", "/de/"])
    expect(parseLanguagePath(pathname, languages)).toEqual({ language: null, path: pathname });
});

test("the default language has prefixes while there are further languages", () => {
  const brazilian = { default: "pt-BR", others: ["pt"] };
  expect(withoutDefaultPrefix("/en/about", languages)).toBe("/about");
  expect(withoutDefaultPrefix("/en", languages)).toBe("/");
  expect(withoutDefaultPrefix("/en", { default: "en-US", others: ["de"] })).toBe("/");
  expect(withoutDefaultPrefix("/pt-br/x", brazilian)).toBe("/x");
  expect(withoutDefaultPrefix("/pt/x", brazilian)).toBeNull();
  expect(withoutDefaultPrefix("/en", { default: "en", others: [] })).toBeNull();
  expect(languageSegments(languages)).toEqual(["de", "pt-br", "zh-hant", "en"]);
  expect(languageSegments({ default: "en", others: [] })).toEqual([]);
});

test("a page below what may be a language is found without knowing the site's languages", () => {
  expect(
    ["/de", "/pt-br/order1", "/zh-hant/a", "/about/order1", "/faq/order1"].map(pageBelowLanguage),
  ).toEqual(["/", "/order1", "/a", null, "/order1"]);
});
