import { expect, test } from "@jest/globals";
import type { ContactForm } from "@/lib/landing/contact-form";
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
  expect(html).toMatch(/<option selected>&quot;&gt;&lt;script/);
  expect(page.headers.get("content-security-policy")).toContain("form-action 'self'");
});
