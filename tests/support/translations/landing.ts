import { publishedPage } from "@/tests/support/pages/pages";
import { aRichText } from "./contents";

/** The German translation of the landing page. */
export const landing = { kind: "landing", owner: "site", language: "de" };
export const title = { "hero.title": { text: "Willkommen", source: "Welcome" } };

export const textAt = (body: { texts: { path: string }[] }, path: string) =>
  body.texts.find((one) => one.path === path);

/** Publishes a page with a formatted text, in the section `story`. */
export const publishedStory = (token: string) =>
  publishedPage(token, "About", {
    sections: [{ id: "story", type: "text", shown: true, heading: "Our story", text: aRichText("We bake") }],
  });
