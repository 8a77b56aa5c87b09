import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { translatorOf } from "@/lib/platform/language/messages.server";
import { LanguageSwitch } from "./language-switch";

const languages = [
  { language: "en", path: "/about" },
  { language: "de", path: "/de/about" },
  { language: "ar", path: "/ar/about" },
];

test("each language is named in itself, and the one of the page is the current one", () => {
  const html = renderToStaticMarkup(<LanguageSwitch languages={languages} t={translatorOf("de", "/de")} />);
  expect(html).toContain('<nav aria-label="Sprachen"');
  expect([...html.matchAll(/hrefLang="(\w+)".*?>([^<]+)<\/a>/g)].map(([, tag, name]) => [tag, name])).toEqual(
    [
      ["en", "English"],
      ["de", "Deutsch"],
      ["ar", "العربية"],
    ],
  );
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(/<a [^>]*href="\/de\/about"[^>]*>/.exec(html)?.[0]).toContain('aria-current="page"');
});

test("a page in one language has no links to others", () => {
  expect(renderToStaticMarkup(<LanguageSwitch languages={[]} t={translatorOf("en")} />)).toBe("");
});
