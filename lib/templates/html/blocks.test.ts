import { expect, test } from "@jest/globals";
import { UnusableDocument } from "@/lib/platform/html/parse-markup";
import fc from "@/tests/support/properties";
import { dangersIn } from "@/tests/support/templates/dangerous-markup";
import { documentContext, processDocument, processedBody } from "@/tests/support/templates/template-document";
import type { ListEntries, Variables } from "../vocabulary";
import { inspectTemplate } from "./inspect-template";

const noPicture = { pictureUrl: "", pictureSrcset: "", alt: "", width: "", height: "" };
const feature = (title: string, description = "") => ({ icon: "🥐", title, description, ...noPicture });
const plan = (name: string, ...texts: string[]) => ({
  name,
  price: "$5",
  period: "",
  highlighted: name === "Large" ? "highlighted" : "",
  features: texts.map((text) => ({ text })),
});

const lists: ListEntries = {
  features: [feature("Bread", "Baked at four"), feature("Cake")],
  plans: [plan("Small", "A loaf"), plan("Large", "Two loaves", "Butter")],
  links: [
    { label: "Here", url: "/here" },
    { label: "Bad", url: "javascript:alert(1)" },
  ],
};
const variables: Variables = {
  projectName: "Trattoria",
  ctaUrl: "/setup",
  phone: "+49 30 1",
  heroTitle: "Hi",
};
const filled = (source: string, given: ListEntries = lists) =>
  processedBody(source, { variables, lists: given });

const report = (body: string) =>
  inspectTemplate([
    {
      path: "index.html",
      type: "text/html",
      bytes: new TextEncoder().encode(
        `<!doctype html><html lang="en"><title>x</title><meta name="viewport" content="width=device-width"><body>${body}`,
      ),
    },
  ]).map(({ severity, message }) => `${severity}: ${message}`);

test("data-each repeats an element for each entry, with its fields as variables", () => {
  expect(
    filled('<ul><li data-each="features" title="{{title}}">{{ title }}, {{projectName}}</li></ul>'),
  ).toBe('<ul><li title="Bread">Bread, Trattoria</li><li title="Cake">Cake, Trattoria</li></ul>');
  expect(filled('<p data-each="features">{{title}}</p>', {})).toBe("");
  expect(filled("<p>{{title}}</p>")).toBe("<p>{{title}}</p>");
});

test("a list inside an entry is repeated inside its element, and outer fields stay known there", () => {
  const source =
    '<div data-each="plans" class="plan {{highlighted}}"><i data-each="features">{{name}}: {{text}}</i></div>';
  expect(filled(source)).toBe(
    '<div class="plan "><i>Small: A loaf</i></div><div class="plan highlighted"><i>Large: Two loaves</i><i>Large: Butter</i></div>',
  );
});

test("data-if keeps an element where one of its names has a value, data-unless where none has", () => {
  const shown = (attributes: string) => filled(`<p ${attributes}>x</p>`) === "<p>x</p>";
  expect(shown('data-if="phone"')).toBe(true);
  expect(shown('data-if="email"')).toBe(false);
  expect(shown('data-if="email phone"')).toBe(true);
  expect(shown('data-if="features"')).toBe(true);
  expect(shown('data-if="gallery"')).toBe(false);
  expect(shown('data-unless="email gallery"')).toBe(true);
  expect(shown('data-unless="email phone"')).toBe(false);
  expect(shown('data-if="phone" data-unless="features"')).toBe(false);
});

test("a condition beside data-each is one on the entry", () => {
  expect(filled('<p data-each="features" data-if="description">{{title}}</p>')).toBe("<p>Bread</p>");
  expect(filled('<p data-each="plans" data-unless="highlighted">{{name}}</p>')).toBe("<p>Small</p>");
  expect(filled('<div data-each="features"><b data-if="description phone">{{title}}</b></div>')).toBe(
    "<div><b>Bread</b></div><div><b>Cake</b></div>",
  );
});

test("addresses of entries are inserted unchanged if they are safe, and else omitted", () => {
  expect(filled('<a data-each="links" href="{{url}}">{{label}}</a>')).toBe(
    '<a href="/here">Here</a><a>Bad</a>',
  );
  const srcset = "/a/320.webp 320w, /a/640.webp 640w";
  const picture = {
    pictureUrl: "/a/640.webp",
    pictureSrcset: srcset,
    alt: "Oven",
    width: "640",
    height: "480",
  };
  const source =
    '<img data-each="gallery" src="{{pictureUrl}}" srcset="{{pictureSrcset}}" alt="{{alt}}" width="{{width}}">';
  expect(filled(source, { gallery: [{ ...picture, caption: "" }] })).toBe(
    `<img src="/a/640.webp" srcset="${srcset}" alt="Oven" width="640">`,
  );
  expect(filled(source, { gallery: [{ ...picture, pictureSrcset: "", caption: "" }] })).toBe(
    '<img src="/a/640.webp" alt="Oven" width="640">',
  );
});

test("rows of tables and options of selects can be repeated", () => {
  const source = (element: string) => element.replace("#", 'data-each="features"');
  expect(filled(source("<table><tbody><tr #><td>{{title}}</td></tr></tbody></table>"))).toBe(
    "<table><tbody><tr><td>Bread</td></tr><tr><td>Cake</td></tr></tbody></table>",
  );
  expect(filled(source("<select><option #>{{title}}</option></select>"))).toBe(
    "<select><option>Bread</option><option>Cake</option></select>",
  );
});

test("unknown names and places outside of the body stay as they are, and are reported", () => {
  const bodies = [
    '<p data-each="recipes">x</p>',
    '<p data-if="mood">x</p>',
    '<p data-unless="">x</p>',
    '<svg><g data-if="phone"></g></svg>',
    '<template><p data-if="phone">x</p></template>',
  ];
  for (const body of bodies) {
    expect(filled(body)).toBe(body);
    expect(report(body)).toEqual([
      expect.stringMatching(/^warning: data-(each|if|unless) .*stays as it is$/),
    ]);
  }
  expect(report('<p data-each="features">{{title}} {{name}}</p>')).toEqual([
    "warning: The variable {{name}} is unknown and stays as it is",
  ]);
  expect(report('<p data-each="plans"><i data-each="features">{{name}}{{text}}</i></p>')).toEqual([]);
});

test("a page without these attributes is not changed by them", () => {
  const html = '<p data-x="features" title="a">{{projectName}}</p><pre>\n\nx</pre><table><b>y</b></table>';
  expect(processedBody(html, { variables, lists })).toBe(processedBody(html, { variables }));
});

test("lists that would make the page very long are refused", () => {
  const nest = (levels: number) =>
    `${'<div data-each="features">'.repeat(levels)}{{title}}${"</div>".repeat(levels)}`;
  expect(() => filled(nest(2))).not.toThrow();
  expect(() => filled(nest(4))).toThrow("The page would be too long with full lists");
  expect(() => filled(nest(5))).toThrow("Lists are nested too deeply");
  expect(() => filled('<p data-if="phone">x</p>'.repeat(1_001))).toThrow("more than 1,000 elements");
  expect(report(nest(4))).toEqual([expect.stringMatching(/^error: The page would be too long/)]);
  const many = { features: Array.from({ length: 5_000 }, (_, n) => feature(String(n))) };
  expect(filled('<i data-each="features">{{title}}</i>', many).match(/<i>/g)).toHaveLength(24);
});

const hostile = fc.oneof(
  fc.constantFrom(
    "</p></style><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    " java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "{{projectName}}",
    "$&",
    "&lt;script&gt;",
    "<!--",
    "\0",
    "]]>",
  ),
  fc.string({ maxLength: 20 }),
);

const pieces = [
  '<p data-if="phone">{{phone}}',
  '<a data-each="links" href="{{url}}" title="{{label}}">{{label}}</a>',
  '<div data-each="plans" data-if="name">',
  '<b data-each="features">{{title}}{{text}}',
  '<form data-unless="phone">',
  "</div>",
  "</b>",
  "</form>",
  "<table><tr>",
  `<tr data-each="features"><td style="content:'{{title}}'">{{title}}</td></tr>`,
  "</table>",
  '<select><option data-each="stats" value="{{value}}">{{label}}</option>',
  "</select>",
  '<svg><desc><p data-if="phone">',
  "<math><mtext>",
  "<style>a{content:'{{heroTitle}}'}</style>",
  "<pre>\n",
  '<i data-if="phone"></i>\n',
  "text {{heroTitle}}",
];

test("whatever a template and the owner's words contain, no answer has dangerous content", () => {
  const markup = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""));
  let served = 0;
  fc.assert(
    fc.property(markup, hostile, hostile, (source, one, other) => {
      const entry = { ...noPicture, pictureUrl: one };
      const context = documentContext({
        variables: { projectName: one, phone: other, heroTitle: one },
        lists: {
          links: [{ label: one, url: other }],
          features: [{ icon: one, title: other, description: one, ...entry }],
          stats: [{ value: one, label: other }],
          plans: [plan(one, other), plan(other)],
        },
      });
      try {
        const { html } = processDocument(source, context);
        expect(dangersIn(html)).toEqual([]);
        served++;
      } catch (error) {
        if (!(error instanceof UnusableDocument)) throw error;
      }
    }),
    { numRuns: 1000 },
  );
  expect(served).toBeGreaterThan(500);
});
