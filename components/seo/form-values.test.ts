import { expect, test } from "@jest/globals";
import type { FlatPageSeo } from "@/lib/seo/answers";
import { pageSeoInput } from "@/lib/seo/input";
import { nest } from "@/lib/seo/nested-shape";
import { flatSeo, nestedSeo } from "@/tests/support/seo/seo";
import { emptyForm, fieldOf, formValues, isSameForm, mergeForms, seoFields, toSettings } from "./form-values";

const saved = {
  ...flatSeo,
  pageName: "bread",
  version: 3,
  updatedAt: "2026-01-01T00:00:00.000Z",
} as FlatPageSeo;
const values = formValues(saved);

test("a page without settings has the defaults of the specification", () => {
  expect(formValues(null)).toEqual(emptyForm);
  expect(emptyForm).toMatchObject({
    robots: "index, follow",
    language: "en-US",
    ogType: "website",
    twitterCard: "summary_large_image",
  });
});

test("settings loaded and sent back unchanged are equal", () => {
  const { keywords, ...rest } = flatSeo;
  const sent = pageSeoInput.parse(nest(values));
  expect(sent.settings).toEqual({ ...rest, keywords: nestedSeo.keywords });
  expect(sent.dropped).toEqual([]);
  expect(Object.keys(values).sort()).toEqual([...seoFields].sort());
});

test("the form yields the settings that would be saved", () => {
  expect(toSettings(values)).toEqual(pageSeoInput.parse(nest(values)).settings);
});

test("invalid values of a form being edited are replaced by defaults", () => {
  const half = { ...values, language: "e-", robots: "x", structuredData: ["{", '{"@type":"Thing"}'] };
  expect(toSettings(half)).toMatchObject({
    language: "en-US",
    robots: "index, follow",
    structuredData: [{ "@type": "Thing" }],
  });
});

test.each([
  ["title", "title"],
  ["openGraph.title", "ogTitle"],
  ["openGraph.type", "ogType"],
  ["twitter.card", "twitterCard"],
  ["twitter.image", "twitterImage"],
  ["keywords.3", "keywords"],
  ["structuredData", "structuredData"],
  ["page", null],
  ["openGraph", null],
  ["constructor", null],
  ["", null],
])("the server's field %s is the form's %s", (path, field) => {
  expect(fieldOf(path)).toBe(field);
});

test("spaces around a text and in JSON are no change", () => {
  const spaced = {
    ...values,
    title: ` ${values.title} `,
    structuredData: values.structuredData.map((json) => `${json}\n`),
  };
  expect(isSameForm(values, spaced)).toBe(true);
  expect(isSameForm(values, { ...values, structuredData: [...values.structuredData, "{"] })).toBe(false);
});

test("my edits are merged into another user's save", () => {
  const mine = { ...values, title: "Mine", author: "Mine" };
  const theirs = { ...values, title: "Theirs", ogTitle: "Theirs" };
  expect(mergeForms(values, mine, theirs)).toEqual({
    ...values,
    title: "Mine",
    author: "Mine",
    ogTitle: "Theirs",
  });
});
