import { expect, test } from "@jest/globals";
import type { Translation } from "@/lib/platform/language/translate";
import { remember } from "@/lib/platform/runtime/remember";
import { ISLANDS } from "@/lib/site/island";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { renderCallUs, withoutIsland } from "./island.server";

setUpTestDatabase();

/** Replaces all screens by one text in the language. */
function useScreen(text: string) {
  const renderStatic = (_: string, __: object, translation?: Translation) =>
    `<p>${translation?.messages[text] ?? text}</p>`;
  Object.assign(
    remember("islands", () => ({})),
    { islands: Promise.resolve({ renderStatic }) },
  );
}

test("a form is replaced by words in the language of its page", async () => {
  useScreen("To reach us, please call us.");
  expect(await renderCallUs(null)).toBe("<p>To reach us, please call us.</p>");
  expect(await renderCallUs("de")).toBe("<p>Rufen Sie uns bitte an.</p>");
});

test("a screen without a script has all texts of its language, not those of the island alone", async () => {
  useScreen("To order, please call us.");
  const translation: Translation = { language: "de", messages: { Menu: "Speisekarte" }, prefix: "/de" };
  const data = JSON.stringify({ props: {}, translation });
  const html = `<div id="island">1</div><script id="island-data" type="application/json">${data}</script><script src="${ISLANDS}storefront-A1.js"></script>`;
  expect(await withoutIsland(html)).toMatch(/^<p>Zum Bestellen rufen Sie uns bitte an\.<\/p>/);
});
