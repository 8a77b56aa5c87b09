import { expect, test } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { saveLanding } from "@/lib/landing/server";
import { createLegalDraft } from "@/lib/legal/server";
import { publishedTexts } from "@/lib/translations/published.server";
import { getTranslation } from "@/lib/translations/server";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";
import { toastWith } from "@/tests/support/component/toast";
import { showForm } from "@/tests/support/inbox/form";
import { sampleLanding } from "@/tests/support/landing/landing";
import { activateSite, uploadSite } from "@/tests/support/templates/templates";
import { publishedTranslation, speak, translated } from "@/tests/support/translations/translations";

const { openTab, token } = setUpPortal();

const landing = { kind: "landing", owner: "site", language: "de" };
const title = { "hero.title": { text: "Brot seit 1921", source: "Bread since 1921" } };
const group = (name: string) => within(screen.getByRole("region", { name }));

async function openLanding() {
  const user = await openTab("translations", "/admin?tab=translations&kind=landing&owner=site");
  await screen.findByRole("form", { name: "Translation" });
  return user;
}

const stored = async (path: string) =>
  (await getTranslation(landing)).texts.find((text) => text.path === path);

test("with one language the screen says where to add another", async () => {
  await speak();
  await openTab("translations");
  expect(await screen.findByText("Your site has one language")).toBeVisible();
  expect(screen.getByRole("link", { name: "Your business" })).toHaveAttribute("href", "/admin?tab=business");
});

test("editors lead to translations only if the site has several languages", async () => {
  await openTab("editor");
  expect(await screen.findByRole("button", { name: "History" })).toBeVisible();
  const main = () => within(screen.getByRole("main"));
  expect(main().queryByRole("link", { name: "Translations" })).toBeNull();
  cleanup();
  await speak("de");
  await openTab("editor");
  expect(await main().findByRole("link", { name: "Translations" })).toHaveAttribute(
    "href",
    "/admin?tab=translations&kind=landing&owner=site",
  );
});

test("a template in place of the landing page is said to be in one language", async () => {
  await speak("de");
  await saveLanding(sampleLanding(), "ada@bakery.example", null);
  await openTab("translations");
  const place = /^Visitors see your template in its place/;
  const item = () => screen.findByRole("listitem", { name: "Landing page" });
  expect(within(await item()).queryByText(place)).toBeNull();
  cleanup();
  await activateSite(token(), (await uploadSite(token())).id);
  await openTab("translations");
  expect(within(await item()).getByText(place)).toHaveTextContent("/de leads to it.");
  cleanup();
  await openTab("templates");
  const onSite = within(await screen.findByRole("region", { name: "On your site now" }));
  expect(onSite.getByText(/^A template is in one language: \/de leads to it\./)).toBeVisible();
});

test("texts are filled in beside those of the default language, saved and published", async () => {
  await speak("de", "fr");
  await saveLanding(sampleLanding(), "ada@bakery.example", null);
  const user = await openTab("translations");
  const item = within(await screen.findByRole("listitem", { name: "Landing page" }));
  expect(item.getByText(/^0 of \d+ translated$/)).toBeVisible();
  expect(item.getByText("Not published")).toBeVisible();
  await press(user, "Translate Landing page");
  await screen.findByRole("form", { name: "Translation" });
  expect(location.search).toContain("kind=landing&owner=site&language=de");
  expect(group("Hero").getByText("Bread since 1921")).toBeVisible();

  fill(group("Hero").getByLabelText("Title"), "Brot seit 1921");
  await press(user, "Save draft");
  await toastWith("Draft saved");
  expect(await stored("hero.title")).toMatchObject({ state: "translated", translation: "Brot seit 1921" });
  expect(await publishedTexts("landing", "site", "de")).toBeNull();

  await press(user, "Use the same text for Button text", group("Hero"));
  expect(group("Hero").getByLabelText("Button text")).toHaveValue("See the bread");
  await press(user, "Publish");
  await toastWith("Published. Visitors read it in German now.");
  expect(await publishedTexts("landing", "site", "de")).toEqual({
    ...title,
    "hero.ctaText": { text: "See the bread", source: "See the bread" },
  });
  await press(user, "All translations");
  const again = within(await screen.findByRole("listitem", { name: "Landing page" }));
  expect(await again.findByText("Published")).toBeVisible();
});

test("a text that changed is marked, with the former one, until it is translated anew or confirmed", async () => {
  await speak("de");
  await saveLanding(sampleLanding(), "ada@bakery.example", null);
  await publishedTranslation("landing", "site", {
    ...title,
    "hero.ctaText": { text: "Zum Brot", source: "See the bread" },
  });
  const { hero, ...content } = sampleLanding("Bread since 1920");
  const changed = { ...content, hero: { ...hero, ctaText: "See our bread" } };
  await saveLanding(changed, "ada@bakery.example", null);
  const user = await openLanding();
  await press(user, /^Out of date/);
  expect(screen.queryByRole("region", { name: "Footer" })).toBeNull();
  expect(group("Hero").getByText("Bread since 1921")).toBeVisible();
  expect(group("Hero").getByText("See the bread")).toBeVisible();
  fill(group("Hero").getByLabelText("Title"), "Brot seit 1920");
  await waitFor(() => expect(group("Hero").queryByText("Bread since 1921")).toBeNull());
  await press(user, /^The translation still fits ?: Button text$/);
  expect(group("Hero").queryByText("Out of date")).toBeNull();
  await press(user, "Save draft");
  await toastWith("Draft saved");
  expect(await stored("hero.title")).toMatchObject({ state: "translated", source: "Bread since 1920" });
  expect(await stored("hero.ctaText")).toMatchObject({ state: "translated", translation: "Zum Brot" });
  // The chosen texts stay until another choice.
  expect(group("Hero").getByLabelText("Title")).toBeVisible();
  await press(user, "Out of date");
  expect(await screen.findByText("Nothing is out of date")).toBeVisible();
});

test("somebody else’s newer translation is merged text by text", async () => {
  await speak("de");
  await saveLanding(sampleLanding(), "ada@bakery.example", null);
  await translated("landing", "site", title);
  const user = await openLanding();
  fill(group("Hero").getByLabelText("Subtitle"), "Um vier gebacken");
  await translated("landing", "site", {
    "hero.title": { text: "Brot, seit 1921", source: "Bread since 1921" },
  });
  await press(user, "Save draft");
  const dialog = await screen.findByRole("alertdialog");
  expect(within(dialog).getByText("Hero › Subtitle")).toBeVisible();
  await press(user, "Keep mine", within(dialog));
  await waitFor(async () =>
    expect(await stored("hero.subtitle")).toMatchObject({ translation: "Um vier gebacken" }),
  );
  expect(await stored("hero.title")).toMatchObject({ translation: "Brot, seit 1921" });
});

test("a legal page is filled in with the draft in the language", async () => {
  await speak("de");
  const { id } = await createLegalDraft({ title: "Imprint", form: "imprint" }, "ada@bakery.example");
  const user = await openTab("translations", `/admin?tab=translations&kind=page&owner=${id}`);
  expect(await screen.findByText("There is a legal draft in German")).toBeVisible();
  await press(user, "Fill in the draft");
  await toastWith("Filled in");
  expect(screen.queryByText("There is a legal draft in German")).toBeNull();
  await press(user, "Save draft");
  await toastWith("Draft saved");
  const { texts } = await getTranslation({ kind: "page", owner: id, language: "de" });
  expect(texts.find(({ path }) => path === "title")?.translation).toBe("Impressum");
  await press(user, "Publish");
  expect(await screen.findByRole("alertdialog", { name: /^\d+ facts are still missing$/ })).toBeVisible();
});

test("equal short texts have one translation", async () => {
  await speak("de");
  await showForm({
    fields: ["First", "Second"].map((label) => ({
      label,
      kind: "choice",
      required: false,
      choices: ["Lunch", "Other"],
    })),
  });
  await openTab("translations", "/admin?tab=translations&kind=short-texts&owner=site");
  const form = within(await screen.findByRole("region", { name: "Contact form" }));
  expect(
    form.getAllByText(/^The same text, with the same translation:.*Field “Second” › Choice 1/),
  ).toHaveLength(1);
  fill(form.getByLabelText("Field “First” › Choice 1"), "Mittagessen");
  await waitFor(() => expect(form.getByLabelText("Field “Second” › Choice 1")).toHaveValue("Mittagessen"));
});
