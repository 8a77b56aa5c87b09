import { beforeEach, expect, test } from "@jest/globals";
import { emptyProfile } from "@/lib/business-profile/schema";
import { saveBusinessProfile } from "@/lib/business-profile/server";
import { type LegalKind, legalKinds } from "@/lib/legal/kinds";
import { newPageTitles } from "@/lib/legal/server";
import { navigationScreen } from "@/lib/navigation/screen.server";
import { navigationSite } from "@/lib/navigation/site.server";
import { db } from "@/lib/platform/db/client";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { showForm } from "@/tests/support/inbox/form";
import { configuredInstance, signedInAs } from "@/tests/support/setup/instance";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

const draft = (form: string, as = token) =>
  callRoute("POST /legal-drafts", { token: as, body: { title: "Legal", form: form as LegalKind } });

test.each(legalKinds)("the %s becomes a draft that nobody sees before it is published", async (kind) => {
  const { status, body } = await draft(kind);
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: "draft", path: null, publishedVersion: 0, waits: true });
  expect(await db.pageVersion.count()).toBe(0);
  expect(await db.auditEntry.count({ where: { action: "pages:create" } })).toBe(1);
});

test("a published legal page is linked in the footer, unless the navigation has it", async () => {
  const { body } = await draft("imprint");
  await callRoute("POST /pages", { token, body: { title: "Story", form: "blank" } });
  expect((await navigationSite()).legal).toEqual([]);
  const params = { id: body.id };
  await callRoute("POST /pages/{id}/publish", { token, params });
  expect((await navigationSite()).legal).toMatchObject([{ label: "Legal", href: "/legal" }]);
  const { columns } = (await navigationScreen()).automatic;
  expect(columns.at(-1)).toEqual({ title: "Legal", links: [{ label: "Legal", target: `page:${body.id}` }] });
  await callRoute("PUT /pages/{id}", { token, params, body: { ...body.content, inNavigation: true } });
  await callRoute("POST /pages/{id}/publish", { token, params });
  const { legal, pages } = await navigationSite();
  expect([legal, pages]).toMatchObject([[], [{ href: "/legal" }]]);
});

test("a draft has the facts of the business profile", async () => {
  await saveBusinessProfile({ ...emptyProfile, name: "Corner Bakery", email: "hello@bakery.example" }, null);
  const { body } = await draft("imprint");
  expect(JSON.stringify(body)).toContain("hello@bakery.example");
  expect(JSON.stringify(body)).toContain("[… telephone number]");
});

test("the privacy page names the times that the settings have for messages", async () => {
  await showForm();
  const privacy = async (inboxDays: number) => {
    await db.configuration.update({
      where: { id: 1 },
      data: { inboxDays, inboxSpamDays: 7 },
      select: { id: true },
    });
    return JSON.stringify((await draft("privacy")).body);
  };
  expect(await privacy(180)).toContain("Messages are deleted after 180 days, spam after 7 days.");
  expect(await privacy(0)).toContain("Messages are kept without a time limit");
});

test("a draft is in the default language of the site, and so is another new page", async () => {
  await saveBusinessProfile({ ...emptyProfile, name: "Eckbäckerei", languages: ["de"] }, null);
  const { body } = await draft("imprint");
  expect(body.content.sections.map((section) => "heading" in section && section.heading)).toEqual([
    "Vor dem Veröffentlichen",
    "Angaben gemäß §\u00a05 DDG",
    "Kontakt",
    "Register und Umsatzsteuer",
    "Aufsichtsbehörde",
    "Verantwortlich gemäß §\u00a018 Abs.\u00a02 MStV",
    "Streitbeilegung",
  ]);
  const titles = await newPageTitles();
  expect(titles).toMatchObject({ blank: "", about: "Über uns", imprint: "Impressum", terms: "AGB" });
  const about = await callRoute("POST /pages", { token, body: { title: titles.about, form: "about" } });
  expect(about.body.content).toMatchObject({
    slug: "uber-uns",
    sections: [{ heading: "Unsere Geschichte" }, {}, {}],
  });
});

test("an unknown kind is refused, and so is a viewer; nothing is stored", async () => {
  expect((await draft("constructor")).status).toBe(422);
  expect((await draft("imprint", (await signedInAs("viewer")).token)).status).toBe(403);
  expect(await db.page.count()).toBe(0);
});

test("the translation of a legal page is offered the draft in its language", async () => {
  const profile = { ...emptyProfile, name: "Corner Bakery", languages: ["en"] };
  await saveBusinessProfile({ ...profile, otherLanguages: ["de", "nl"] }, null);
  const page = (await callRoute("POST /legal-drafts", { token, body: { title: "Imprint", form: "imprint" } }))
    .body;
  const [note, provider, contact] = page.content.sections;
  // The owner has filled in a gap, and named a section otherwise.
  const sections = page.content.sections.map((one) =>
    one === provider && one.type === "text"
      ? { ...one, text: contact?.type === "text" ? contact.text : one.text }
      : one,
  );
  await callRoute("PUT /pages/{id}", { token, params: { id: page.id }, body: { ...page.content, sections } });
  const offer = async (language: string, id = page.id) =>
    callRoute("GET /legal-drafts/{page}/{language}", { token, params: { page: id, language } });
  const { texts, others } = (await offer("de")).body;
  const textAt = (path: string) => texts.find((one) => one.path === path)?.text;
  expect(textAt("title")).toBe("Impressum");
  expect(textAt(`sections.${note?.id}.heading`)).toBe("Vor dem Veröffentlichen");
  expect(textAt(`sections.${provider?.id}.heading`)).toBe("Angaben gemäß §\u00a05 DDG");
  expect(JSON.stringify(textAt(`sections.${provider?.id}.text`))).toContain("Corner Bakery");
  expect(others).toEqual(["Aufsichtsbehörde"]);

  await callRoute("PUT /pages/{id}", {
    token,
    params: { id: page.id },
    body: { ...page.content, sections, title: "The bakery behind this site" },
  });
  const renamed = (await offer("de")).body.texts;
  expect(renamed).toHaveLength(texts.length - 1);
  expect(renamed.map(({ path }) => path)).not.toContain("title");
  expect((await offer("nl")).body).toMatchObject({ texts: [], others: [] });
  const about = await callRoute("POST /pages", { token, body: { title: "About us", form: "about" } });
  expect((await offer("de", about.body.id)).body).toMatchObject({ texts: [], others: [] });
  for (const [id, language] of [
    ["none", "de"],
    ["no id", "de"],
    [page.id, "it"],
  ] as const)
    expect((await offer(language, id)).status).toBe(404);
});

test.each(legalKinds)("the %s is recognised", async (kind) => {
  await saveBusinessProfile({ ...emptyProfile, languages: ["de"], otherLanguages: ["en"] }, null);
  const { body } = await draft(kind);
  const offered = await callRoute("GET /legal-drafts/{page}/{language}", {
    token,
    params: { page: body.id, language: "en" },
  });
  expect(offered.body.texts.length).toBeGreaterThanOrEqual(2 * body.content.sections.length - 2);
});

test("a legal page is recognised whatever its sections are called, and a copy by their headings", async () => {
  await saveBusinessProfile({ ...emptyProfile, languages: ["en"], otherLanguages: ["de"] }, null);
  const { body: page } = await draft("imprint");
  const copy = (await callRoute("POST /pages/{id}/duplicate", { token, params: { id: page.id } })).body;
  const sections = page.content.sections.map((one, index) => ({ ...one, heading: `Part ${index}` }));
  const params = { id: page.id };
  const body = { ...page.content, sections: sections.slice(1) };
  expect((await callRoute("PUT /pages/{id}", { token, params, body })).status).toBe(200);
  const headingsOf = async (id: string) => {
    const { texts } = (
      await callRoute("GET /legal-drafts/{page}/{language}", { token, params: { page: id, language: "de" } })
    ).body;
    return texts.flatMap(({ path, text }) => (path.endsWith(".heading") ? [text] : []));
  };
  expect(await headingsOf(page.id)).toEqual([
    "Angaben gemäß §\u00a05 DDG",
    "Kontakt",
    "Register und Umsatzsteuer",
    "Verantwortlich gemäß §\u00a018 Abs.\u00a02 MStV",
    "Streitbeilegung",
  ]);
  expect((await headingsOf(copy.id)).slice(1)).toEqual(await headingsOf(page.id));
});
