import { expect, test } from "@jest/globals";
import { documentContext, processDocument, processedBody } from "@/tests/support/templates/template-document";
import { urlsOfCss } from "../css/urls";
import { pageScope } from "../vocabulary";
import { unknownVariables } from "./variables";

const filled = (source: string, projectName: string, ctaUrl = "/setup") =>
  processedBody(source, {
    variables: { projectName, companyName: "{{projectName}}", ctaUrl, currentYear: "2026" },
  });

test("variables are filled in, with blanks inside the braces or without", () => {
  expect(filled("{{projectName}} {{ projectName }} &copy; {{\tcurrentYear\n}}", "A")).toBe("A A © 2026");
  expect(filled("{{projectname}} {{ other }} { {projectName}}", "A")).toBe(
    "{{projectname}} {{ other }} { {projectName}}",
  );
});

test.each([
  "$&",
  "$1$`$'$$",
  "</title><script>alert(1)</script>",
  '"><img onerror=x>',
  "&lt;&amp;",
  "{{ctaUrl}}",
])("%s is text like any other, and filled in once", (value) => {
  const escaped = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  expect(filled("<p>{{projectName}}{{companyName}}</p>", value)).toBe(`<p>${escaped}{{projectName}}</p>`);
  expect(filled(`<p title="{{projectName}}">`, value)).toContain(
    `title="${escaped.replaceAll('"', "&quot;")}"`,
  );
  const context = documentContext();
  const variables = { ...context.variables, projectName: value };
  const { html, title } = processDocument("<title>{{projectName}}</title>", { ...context, variables });
  expect(title).toBe(value);
  expect(html).toContain(`<title>${escaped}</title>`);
});

test("in an address the call to action's address is inserted unchanged, other values encoded", () => {
  expect(filled('<a href="{{ ctaUrl }}">', "A")).toBe('<a href="/setup"></a>');
  expect(filled('<a href="{{ctaUrl}}?a=1">', "A", "/")).toBe('<a href="/?a=1"></a>');
  expect(filled('<a href=" {{ctaUrl}}">', "A", "javascript:alert(1)")).toBe("<a></a>");
  expect(filled('<a href="{{projectName}}">', "javascript:alert(1)")).toBe(
    '<a href="javascript%3Aalert(1)"></a>',
  );
  expect(filled('<a href="https://x.example/?t={{projectName}}&u={{ctaUrl}}">', "A&B #1", "/a?b")).toBe(
    '<a href="https://x.example/?t=A%26B%20%231&amp;u=%2Fa%3Fb"></a>',
  );
  expect(filled('<img srcset="{{projectName}}.png 1x">', "a, b\ud800")).toBe(
    '<img srcset="a%2C%20b%EF%BF%BD.png 1x">',
  );
});

test("the logo and the hero's picture are addresses too; without one the attribute is omitted", () => {
  const source =
    '<img src="{{logoUrl}}" alt="x"><div style="background: url(\'{{heroImageUrl}}\')"></div><p>{{logoUrl}}</p>';
  const variables = { projectName: "A", companyName: "B", ctaUrl: "/", currentYear: "2026" };
  const logoUrl = "/api/pictures/files/a/b/320.webp";
  const filledIn = processedBody(source, { variables: { ...variables, logoUrl, heroImageUrl: logoUrl } });
  expect(filledIn).toContain(`<img src="${logoUrl}" alt="x">`);
  expect(filledIn).toContain(`<p>${logoUrl}</p>`);
  const style = /style="([^"]*)"/.exec(filledIn)?.[1]?.replaceAll("&quot;", '"') ?? "";
  expect([...urlsOfCss(style)].map(({ url }) => url)).toEqual([logoUrl]);
  expect(processedBody(source, { variables })).toContain('<img alt="x">');
});

test("the call to action's address is the site's, even if the template has such a file", () => {
  const files = new Set(["index.html", "setup/index.html"]);
  expect(processedBody('<a href="{{ctaUrl}}"></a><a href="/setup"></a>', { files })).toBe(
    '<a href="/setup"></a><a href="/files/t/1/setup/index.html"></a>',
  );
});

test.each([`"}</style><script>`, "*/ } a { color: red", "x\\", "url(x)", "a\nb", "é 1"])(
  "a style sheet takes %j as one value",
  (value) => {
    const css = /<style>(.*)<\/style>/s.exec(
      filled('<style>a{b:url("{{projectName}}")}</style>', value),
    )?.[1];
    expect(urlsOfCss(css ?? "")).toEqual([{ url: value, line: 1, use: "resource" }]);
    expect(filled(`<p style="content: '{{projectName}}'">`, value)).not.toMatch(/[<}*](?!\/p>|p )/);
  },
);

test("unknown variables are listed with their lines", () => {
  expect(unknownVariables("{{ a }}\n{{projectName}}\n\n{{#if b}} {{}}", pageScope)).toEqual([
    { name: "a", row: 0 },
    { name: "#if b", row: 3 },
    { name: "", row: 3 },
  ]);
});
