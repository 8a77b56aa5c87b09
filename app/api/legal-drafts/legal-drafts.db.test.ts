import { beforeEach, expect, test } from "@jest/globals";
import { emptyProfile } from "@/lib/business-profile/schema";
import { saveBusinessProfile } from "@/lib/business-profile/server";
import { type LegalKind, legalKinds } from "@/lib/legal/kinds";
import { newPageTitles } from "@/lib/legal/server";
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
