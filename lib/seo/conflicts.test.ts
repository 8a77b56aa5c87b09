import { expect, test } from "@jest/globals";
import type { PageSeo } from "./answers";
import { type ConflictSource, findConflicts } from "./conflicts";
import { absolute, defaultCanonical } from "./head";
import { pageSeoInput } from "./input";

const root = "https://bakery.example";
const texts = (page: string) => ({ title: `Title of ${page}`, description: "d" });
const settingsOf = (page: string, given: object) => pageSeoInput.parse({ ...texts(page), ...given }).settings;

type Case = {
  page?: string;
  settings?: object;
  others?: Record<string, object>;
  linked?: string[];
  pictures?: Record<string, [number, number]>;
};

/** “code field” of each warning, and the messages. */
function check({ page = "bread", settings = {}, others = {}, linked = [], pictures = {} }: Case) {
  const own = settingsOf(page, settings);
  const rows = Object.entries(others).map(
    ([name, given]): PageSeo => ({ ...settingsOf(name, given), page: name, version: 1, updatedAt: "" }),
  );
  const canonical = (name: string) =>
    (name === page ? own : rows.find((row) => row.page === name))?.canonical ?? "";
  const source: ConflictSource = {
    page,
    settings: own,
    others: rows,
    siteRoot: root,
    canonicalOf: (name) => {
      const set = /^(home|welcome)$/.test(name) ? canonical("home") || canonical("welcome") : canonical(name);
      return set ? absolute(set, root) : defaultCanonical(name, root);
    },
    isIndexable: (name) => name !== "admin",
    linkedPaths: new Set(linked),
    pictures: new Map(Object.entries(pictures).map(([id, [width, height]]) => [id, { width, height }])),
  };
  return findConflicts(source);
}

const id = "A".repeat(22);
const own = `/api/seo/images/${id}`;

const cases: [string, Case, string[]][] = [
  ["nothing", {}, []],
  ["another title", { others: { rolls: {} } }, []],
  [
    "the same title",
    { settings: { title: "Fresh  bread" }, others: { rolls: { title: "fresh bread" } } },
    ["title-taken title"],
  ],
  [
    "the same title on the landing page's other address",
    { page: "home", settings: { title: "Bread" }, others: { welcome: { title: "Bread" } } },
    [],
  ],
  [
    "the same canonical",
    { settings: { canonical: "/x/" }, others: { rolls: { canonical: `${root}/x` } } },
    ["canonical-taken canonical"],
  ],
  [
    "another page’s own address as canonical",
    { settings: { canonical: "/rolls" }, others: { rolls: {} } },
    ["canonical-taken canonical"],
  ],
  ["its own address as canonical", { settings: { canonical: `${root}/bread` }, others: { rolls: {} } }, []],
  [
    "the same canonical but for the query",
    { settings: { canonical: "/x?a=1" }, others: { rolls: { canonical: "/x?a=2" } } },
    [],
  ],
  [
    "a canonical on a noindex page",
    { settings: { canonical: "/rolls" }, others: { rolls: { robots: "noindex, follow", canonical: "/y" } } },
    ["canonical-noindex canonical"],
  ],
  [
    "a canonical on a page that is never listed",
    { settings: { canonical: "/admin" } },
    ["canonical-noindex canonical"],
  ],
  [
    "a canonical on a page that may be listed",
    { settings: { canonical: "/rolls" }, others: { rolls: { canonical: "/y" } } },
    [],
  ],
  [
    "a noindex page with its own address",
    { settings: { canonical: "/bread", robots: "noindex, follow" } },
    [],
  ],
  [
    "a canonical on another host",
    { settings: { canonical: "https://www.bakery.example/bread" } },
    ["canonical-elsewhere canonical"],
  ],
  [
    "a canonical on another port",
    { settings: { canonical: "https://bakery.example:8443/bread" } },
    ["canonical-elsewhere canonical"],
  ],
  [
    "welcome's canonical where home has another",
    { page: "welcome", settings: { canonical: "/a" }, others: { home: { canonical: "/b" } } },
    ["canonical-ignored canonical"],
  ],
  [
    "home's canonical where welcome has another",
    { page: "home", settings: { canonical: "/a" }, others: { welcome: { canonical: "/b" } } },
    ["canonical-ignored canonical"],
  ],
  [
    "one canonical of home and welcome",
    { page: "home", settings: { canonical: "/a" }, others: { welcome: { canonical: `${root}/a` } } },
    [],
  ],
  [
    "welcome's canonical where home has none",
    { page: "welcome", settings: { canonical: "/a" }, others: { home: {} } },
    [],
  ],
  [
    "a noindex page that the template links to",
    { settings: { robots: "noindex, nofollow" }, linked: ["/bread"] },
    ["noindex-linked robots"],
  ],
  [
    "a noindex page that it doesn't link to",
    { settings: { robots: "noindex, nofollow" }, linked: ["/", "/bread/rye"] },
    [],
  ],
  ["a page that may be listed and is linked to", { linked: ["/bread"] }, []],
  [
    "a noindex home that the template links to",
    { page: "home", settings: { robots: "noindex, follow" }, linked: ["/"] },
    ["noindex-linked robots"],
  ],
  [
    "a picture that is too small",
    { settings: { ogImage: own }, pictures: { [id]: [1199, 630] } },
    ["picture-small openGraph.image"],
  ],
  [
    "a picture that is too flat",
    { settings: { twitter: { image: `${root}${own}` } }, pictures: { [id]: [1200, 629] } },
    ["picture-small twitter.image"],
  ],
  [
    "a picture that is large enough",
    { settings: { ogImage: own, twitterImage: own }, pictures: { [id]: [1200, 630] } },
    [],
  ],
  [
    "a small picture in both places",
    { settings: { ogImage: own, twitterImage: own }, pictures: { [id]: [600, 315] } },
    ["picture-small openGraph.image"],
  ],
  ["a picture that is gone", { settings: { ogImage: own } }, ["picture-missing openGraph.image"]],
  ["a picture elsewhere", { settings: { ogImage: `https://other.example${own}` } }, []],
];

test.each(cases)("%s", (_, given, expected) => {
  expect(check(given).map(({ code, field }) => `${code} ${field}`)).toEqual(expected);
});

test("the messages name the pages, hosts and sizes", () => {
  const messages = check({
    settings: { title: "Bread", canonical: "https://other.example/", ogImage: own },
    others: { rolls: { title: "Bread" }, "rye-bread": { title: "Bread" } },
    pictures: { [id]: [500, 500] },
  }).map(({ message }) => message);
  expect(messages).toEqual([
    "“Rolls” and “Rye bread” have the same title: people can’t tell the pages apart in search results.",
    expect.stringContaining("leads to other.example, not to bakery.example"),
    expect.stringContaining("only 500 × 500 pixels; networks ask for 1200 × 1200"),
  ]);
});
