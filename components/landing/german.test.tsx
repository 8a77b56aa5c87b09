import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { noContactForm } from "@/lib/landing/contact-form";
import { translatorOf } from "@/lib/platform/language/messages.server";
import { sampleLanding } from "@/tests/support/landing/landing";
import { LandingPage } from "./landing-page";

test("texts that the owner has not written are in the language of the page", () => {
  const { headings: _, ...content } = sampleLanding();
  const html = renderToStaticMarkup(
    <LandingPage
      content={{ ...content, contact: { ...noContactForm, enabled: true } }}
      pictures={{}}
      restaurants={{}}
      returnUrl="/admin"
      isConfigured
      t={translatorOf("de")}
    />,
  );
  for (const text of [
    "Zum Inhalt",
    "Anmelden",
    ">Angebot</h2>",
    "Diese Seite ist nur mit Konto zugänglich.",
    ">Ihre Nachricht</label>",
    "Nachricht senden",
    "Alle Rechte vorbehalten.",
    ">Kontakt</h2>",
  ])
    expect(html).toContain(text);
  expect(html).not.toMatch(/Skip to content|Login|Your name|All rights|optional/);
});
