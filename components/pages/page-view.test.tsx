import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { newContent } from "@/lib/pages/new-content";
import { english, translator } from "@/lib/platform/language/translate";
import { noSectionData } from "@/tests/support/pages/section-data";
import { PageView } from "./page-view";

const markup = (isPreview: boolean) =>
  renderToStaticMarkup(
    <PageView
      content={newContent({ title: "Contact", slug: "contact", form: "contact" })}
      companyName="Mill"
      data={noSectionData}
      above={[]}
      isPreview={isPreview}
      t={english}
    />,
  );

test("only the preview names sections that visitors don't see, and what to do about them", () => {
  expect(markup(true)).toContain("Contact details: visitors don’t see this part yet");
  expect(markup(true)).toContain("Enter your address under Business.");
  expect(markup(true)).toContain("Switch the contact form on in the Landing Editor.");
  expect(markup(false)).toMatch(/^<h1[^>]*>Contact<\/h1>$/);
});

test("the contact details of a page are in its language", () => {
  const german = translator({ language: "de", messages: { Email: "E-Mail", "Show on a map": "Zur Karte" } });
  const [contact] = newContent({ title: "Contact", slug: "contact", form: "contact" }).sections;
  const place = { label: "", lines: ["Hauptstraße 5"], mapUrl: "https://maps.example/" };
  const shown = renderToStaticMarkup(
    <PageView
      content={{
        ...newContent({ title: "Kontakt", slug: "contact", form: "blank" }),
        sections: contact ? [contact] : [],
      }}
      companyName="Mill"
      data={{
        ...noSectionData,
        contact: { ...noSectionData.contact, places: [place], email: "ada@mill.example" },
      }}
      above={[]}
      isPreview={false}
      t={german}
    />,
  );
  expect(shown).toContain("Zur Karte");
  expect(shown).toContain("E-Mail");
  expect(shown).not.toContain("Show on a map");
});
