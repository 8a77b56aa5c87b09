import { dishesForm } from "@/tests/support/restaurants/menu-drafts";
import { publishedTranslation, speak, translated } from "@/tests/support/translations/translations";
import type { Recipe } from "./recipe";

const params = { kind: "landing", owner: "site", language: "de" };
const texts = { "hero.title": { text: "Willkommen", source: "Welcome" } };

export const translationCalls: Record<string, Recipe> = {
  "PUT /translations/{kind}/{owner}/{language}": async ({ token }) => {
    await speak("de");
    return { sent: { token, params, body: { texts } }, actions: ["translations:save"] };
  },
  "POST /translations/{kind}/{owner}/{language}/publish": async ({ token }) => {
    await speak("de");
    await translated("landing", "site", texts);
    return { sent: { token, params }, actions: ["translations:publish"] };
  },
  "POST /translations/{kind}/{owner}/{language}/unpublish": async ({ token }) => {
    await speak("de");
    await publishedTranslation("landing", "site", texts);
    return { sent: { token, params }, actions: ["translations:unpublish"] };
  },
  "POST /translations/{kind}/{owner}/{language}/import": async ({ token }) => {
    await speak("de");
    const body = dishesForm("path,text\nhero.title,Willkommen");
    return { sent: { token, params, body }, actions: ["translations:import"] };
  },
};
