import { expect, test } from "@jest/globals";
import type { ContactForm } from "@/lib/landing/contact-form";
import { translatorOf } from "@/lib/platform/language/messages.server";
import { unsentPage } from "./answer-page";

const attack = `"><script>alert(1)</script>'`;
const form: ContactForm = {
  enabled: true,
  intro: "",
  consent: attack,
  fields: [
    { label: attack, kind: "line", required: false, choices: [] },
    { label: `${attack} meal`, kind: "choice", required: true, choices: [attack, "Dinner"] },
  ],
};

test("all texts of the owner and the visitor are escaped, and typed texts stay", async () => {
  const typed = {
    name: attack,
    message: `</textarea>${attack}`,
    website: attack,
    [`field:${attack}`]: attack,
    [`field:${attack} meal`]: attack,
  };
  const page = unsentPage({ form, typed, errors: { email: "Needed", form: attack }, status: 422 });
  const html = await page.text();
  expect(page.status).toBe(422);
  expect(html).not.toContain("<script");
  expect(html.match(/<\/textarea>/g)).toHaveLength(1);
  expect(html).toContain("&lt;/textarea&gt;");
  expect(html).toContain('aria-invalid="true" aria-describedby="field-1-error"');
  expect(html).toMatch(/<option value="&quot;&gt;&lt;script[^"]*" selected>&quot;&gt;&lt;script/);
  expect(page.headers.get("content-security-policy")).toContain("form-action 'self'");
});

test("the page, its labels and the errors are in the language of the site", async () => {
  const errors = { name: "Your name is needed" };
  const german = translatorOf("de");
  const html = await unsentPage({ form, typed: {}, errors, status: 422 }, german).text();
  for (const text of [
    '<html lang="de" dir="ltr">',
    "Ihre Nachricht wurde noch nicht gesendet",
    "Bitte prüfen Sie die markierten Felder",
    "Bitte geben Sie Ihren Namen an",
    "Ihre Telefonnummer <small>(freiwillig)</small>",
    "Bitte wählen",
    "Nachricht senden",
  ])
    expect(html).toContain(text);
  expect(html).not.toMatch(/Your|Please|optional/);
});
