import { expect, test } from "@jest/globals";
import { describedBusinesses } from "@/tests/support/business-plan/described-businesses";
import { foreignLanguage } from "./description-language";
import { examplePrompts } from "./example-prompts";

test("English descriptions are taken for English, also with foreign names", () => {
  const english = [
    ...examplePrompts,
    ...describedBusinesses.map(({ description }) => description),
    "Casa de la Playa is a Spanish restaurant in Leeds with tapas and paella.",
    "We are Café an der Ecke, a coffee house in Frankfurt am Main.",
    "Bakery, Portland",
    "",
  ];
  expect(english.filter((text) => foreignLanguage(text) !== null)).toEqual([]);
});

test("a description in another language is recognised by its small words", () => {
  const texts = {
    de: "Die Linde ist ein gemütliches Gasthaus in Freiburg mit badischer Küche und Biergarten. Am Sonntag gibt es Braten.",
    fr: "Chez Léa est un petit bistrot à Genève. Nous cuisinons des plats du marché avec les légumes de la région.",
    es: "Somos un restaurante familiar en Sevilla con tapas y arroces. Abrimos todos los días desde las doce.",
    it: "La Pergola è una trattoria di Bologna. Facciamo la pasta a mano e il pane nel forno a legna.",
    nl: "Wij zijn een eetcafé in Utrecht met bier van het vat en gerechten uit de streek.",
    pt: "Somos uma tasca no Porto com petiscos e vinho da região. Abrimos todos os dias.",
  };
  for (const [language, text] of Object.entries(texts)) expect(foreignLanguage(text)).toBe(language);
  expect(foreignLanguage("Wir sind ein Restaurant in Bern, open for lunch.")).toBe("de");
});

test("one in another script, or without any known small word, is not in English", () => {
  expect(foreignLanguage("東京のイタリアンレストラン「ベラ」です。")).toBe("und");
  const polish = "Restauracja rodzinna serwuje pierogi, zupy, mięsa oraz domowe ciasta; ";
  expect(foreignLanguage(polish.repeat(3))).toBe("und");
});
