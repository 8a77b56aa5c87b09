import { beforeEach, describe, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import type { Texts } from "@/lib/translations/translation";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { publishedPage } from "@/tests/support/pages/pages";
import { dishesForm } from "@/tests/support/restaurants/menu-drafts";
import { configuredInstance } from "@/tests/support/setup/instance";
import { landing, textAt, title } from "@/tests/support/translations/landing";
import { speak, translated } from "@/tests/support/translations/translations";
import { GET as exportCsv } from "./[kind]/[owner]/[language]/export/route";
import { POST as importCsv } from "./[kind]/[owner]/[language]/import/route";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
  await speak("de", "fr");
});

describe("a table for a translator", () => {
  const send = (csv: string, params = landing) => post(importCsv, { token, params, body: dishesForm(csv) });

  test("has the texts beside their translations, and changes nothing when it is imported as it is", async () => {
    await translated("landing", "site", title);
    const { body: csv, headers } = await get(exportCsv, { token, params: landing });
    expect(headers.get("content-disposition")).toBe('attachment; filename="landing-de.csv"');
    expect(csv).toContain('hero.title,"Hero › Title","Welcome","Willkommen"');
    const { body } = await send(csv);
    expect(body).toMatchObject({ report: { changed: 0 }, translation: { version: 1 } });
  });

  test("changes the draft", async () => {
    const texts: Texts = title;
    await translated("landing", "site", texts);
    const { status, body } = await send(
      'path,source,text\nhero.title,Welcome,Hallo\nhero.ctaText,Begin,"Los geht’s"\nhero.subtitle,,',
    );
    expect([status, body.report]).toEqual([200, { changed: 2 }]);
    expect(textAt(body.translation, "hero.title")).toMatchObject({ translation: "Hallo" });
    // It was made from another text.
    expect(textAt(body.translation, "hero.ctaText")).toMatchObject({ state: "outdated", source: "Begin" });
  });

  test("keeps headings and lists of formatted texts", async () => {
    const story = {
      type: "doc" as const,
      content: [
        {
          type: "heading" as const,
          attrs: { level: 2 as const },
          content: [{ type: "text" as const, text: "Bread" }],
        },
        { type: "paragraph" as const, content: [{ type: "text" as const, text: "Every day" }] },
      ],
    };
    const page = await publishedPage(token, "About", {
      sections: [{ id: "story", type: "text", shown: true, heading: "", text: story }],
    });
    const { body } = await send('path,text\nsections.story.text,"Brot\nJeden Tag"', {
      kind: "page",
      owner: page.id,
      language: "de",
    });
    expect(textAt(body.translation, "sections.story.text")).toMatchObject({
      state: "translated",
      translation: {
        content: [
          { type: "heading", content: [{ text: "Brot" }] },
          { type: "paragraph", content: [{ text: "Jeden Tag" }] },
        ],
      },
    });
  });

  test("with bad rows is refused with their numbers, and changes nothing", async () => {
    const { status, body } = await send(
      `path,text\nhero.title,${"x".repeat(121)}\nhero.none,x\nhero.ctaText,Los\nhero.ctaText,Los`,
    );
    expect([status, body.fields]).toEqual([
      422,
      {
        "3.path": "There is no such text",
        "5.path": "This text is there twice",
        "2.text": "At most 120 characters",
      },
    ]);
    expect((await send("one,two\n1,2")).status).toBe(422);
    expect(await db.translation.count()).toBe(0);
  });
});
