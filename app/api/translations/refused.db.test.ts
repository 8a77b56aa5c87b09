import { beforeEach, describe, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { aRichText } from "@/tests/support/translations/contents";
import { landing, publishedStory, title } from "@/tests/support/translations/landing";
import { speak } from "@/tests/support/translations/translations";
import { POST as publish } from "./[kind]/[owner]/[language]/publish/route";
import { GET, PUT } from "./[kind]/[owner]/[language]/route";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
  await speak("de", "fr");
});

const save = (texts: unknown, { params = landing } = {}) =>
  send(PUT, "PUT", { token, params, body: { texts } });

describe("refused without a change", () => {
  const wrong = (path: string, text: unknown, source: unknown = "Welcome"): [string, unknown] => [
    path,
    { [path]: { text, source } },
  ];
  test.each<[string, string, string, unknown]>([
    ["an unknown path", "texts.hero.none", ...wrong("hero.none", "x")],
    ["a text that is too long", "texts.hero.title.text", ...wrong("hero.title", "x".repeat(121))],
    ["a line break in a line", "texts.hero.title.text", ...wrong("hero.title", "a\nb")],
    ["a formatted text in a plain field", "texts.hero.title.text", ...wrong("hero.title", aRichText("x"))],
    ["a source with a control character", "texts.hero.title.source", ...wrong("hero.title", "x", "a\u0000b")],
    ["a number", "texts.hero.title.text", ...wrong("hero.title", 5)],
    ["an inherited name", "texts.constructor", ...wrong("constructor", "x")],
  ])("%s", async (_, field, _path, texts) => {
    const { status, body } = await save(texts);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    expect(await db.translation.count()).toBe(0);
  });

  const linkTo = (target: string) => ({
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { target } }] }],
      },
    ],
  });
  test.each([
    ["a script address", linkTo("javascript:alert(1)")],
    ["an unknown node", { type: "doc", content: [{ type: "image" }] }],
    ["a plain text", "x"],
  ])("%s in a formatted text", async (_, text) => {
    const page = await publishedStory(token);
    const params = { kind: "page", owner: page.id, language: "de" };
    const source = aRichText("We bake");
    const { status, body } = await save({ "sections.story.text": { text, source } }, { params });
    expect(status).toBe(422);
    expect(Object.keys(body.fields)[0]).toContain("sections.story.text");
    expect(await db.translation.count()).toBe(0);
  });

  test.each([
    [{ ...landing, language: "it" }],
    [{ ...landing, language: "en" }],
    [{ ...landing, owner: "order1" }],
    [{ ...landing, kind: "pages" }],
    [{ kind: "page", owner: "none", language: "de" }],
    [{ kind: "menu", owner: "a\u0000", language: "de" }],
    [{ kind: "menu", owner: "none", language: "de" }],
  ])("%j", async (params) => {
    expect((await get(GET, { token, params })).status).toBe(404);
    expect((await save(title, { params })).status).toBe(404);
    expect((await post(publish, { token, params })).status).toBe(404);
    expect(await db.translation.count()).toBe(0);
  });

  test("nothing to publish", async () => {
    expect((await post(publish, { token, params: landing })).status).toBe(409);
    expect(await db.translation.count()).toBe(0);
  });
});
