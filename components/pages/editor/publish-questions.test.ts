import { expect, test } from "@jest/globals";
import { paragraph, section } from "@/lib/legal/blocks";
import { gap } from "@/lib/legal/gaps";
import { contentOf, type NewSection } from "@/lib/pages/new-content";
import { askAboutGaps } from "./publish-questions";

const page = (...sections: NewSection[]) => contentOf({ title: "Imprint", slug: "imprint", sections });

test("gaps that visitors would read are asked about, each once", () => {
  const phone = gap("phone number");
  const one = page(section("Contact", paragraph(`Call ${phone} or ${phone}`)));
  expect(askAboutGaps(one)).toMatchObject({
    title: "Something is still missing",
    content: "Visitors would read square brackets in place of: “phone number”.",
  });
  const many = page(section("Contact", paragraph(...["a", "b", "c", "d", "e"].map(gap))));
  expect(askAboutGaps(many)).toMatchObject({
    title: "5 facts are still missing",
    content: "Visitors would read square brackets in place of: “a”, “b”, “c”, and 2 more.",
  });
});

test("neither other brackets nor hidden sections are asked about", () => {
  expect(askAboutGaps(page(section("Notes", paragraph("[sic] and […]"))))).toBeNull();
  const [hidden] = page(section("Contact", paragraph(gap("phone number")))).sections;
  expect(askAboutGaps({ sections: hidden ? [{ ...hidden, shown: false }] : [] })).toBeNull();
});
