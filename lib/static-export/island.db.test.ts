import { expect, test } from "@jest/globals";
import type { Translation } from "@/lib/platform/language/translate";
import { remember } from "@/lib/platform/runtime/remember";
import { ISLANDS } from "@/lib/site/island";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { withoutIsland } from "./island.server";

setUpTestDatabase();

test("a screen without a script has all texts of its language, not those of the island alone", async () => {
  const renderStatic = (_: string, __: object, translation?: Translation) =>
    `<p>${translation?.messages["To order, please call us."]}</p>`;
  Object.assign(
    remember("islands", () => ({})),
    { islands: Promise.resolve({ renderStatic }) },
  );
  const translation: Translation = { language: "de", messages: { Menu: "Speisekarte" }, prefix: "/de" };
  const data = JSON.stringify({ props: {}, translation });
  const html = `<div id="island">1</div><script id="island-data" type="application/json">${data}</script><script src="${ISLANDS}storefront-A1.js"></script>`;
  expect(await withoutIsland(html)).toMatch(/^<p>Zum Bestellen rufen Sie uns bitte an\.<\/p>/);
});
