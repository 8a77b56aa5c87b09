import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { newContent } from "@/lib/pages/new-content";
import { english } from "@/lib/platform/language/translate";
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
