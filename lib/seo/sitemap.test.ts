import { expect, test } from "@jest/globals";
import { canonicalOf, type PagesSeo } from "./canonical";
import { listedEntries } from "./sitemap";

const root = "https://bakery.example";
const since = new Date("2026-01-01T00:00:00Z");
const on = (day: number) => new Date(Date.UTC(2026, 5, day));

type Settings = {
  canonical?: string;
  robots?: "index, follow" | "noindex, follow" | "noindex, nofollow";
  day?: number;
};
const settingsOf = (pages: Record<string, Settings>): PagesSeo =>
  new Map(
    Object.entries(pages).map(([page, { canonical = "", robots = "index, follow", day = 1 }]) => [
      page,
      { canonical, robots, updatedAt: on(day).toISOString() },
    ]),
  );

const listed = (pages: Record<string, Settings>, existing = ["home", "about"]) =>
  listedEntries(
    existing.map((page) => ({ page, changedAt: page === "home" ? on(10) : null })),
    { settings: settingsOf(pages), root, since },
  );

test("each page has its address and the time of its last change", () => {
  expect(listed({})).toEqual([
    { url: `${root}/`, lastModified: on(10) },
    { url: `${root}/about`, lastModified: since },
  ]);
  expect(listed({ home: { day: 12 }, about: { day: 3 } })).toEqual([
    { url: `${root}/`, lastModified: on(12) },
    { url: `${root}/about`, lastModified: on(3) },
  ]);
  expect(listed({ home: { day: 2 } })[0]?.lastModified).toEqual(on(10));
});

test.each(["noindex, follow", "noindex, nofollow"] as const)("a page with %s is absent", (robots) => {
  expect(listed({ about: { robots } }).map(({ url }) => url)).toEqual([`${root}/`]);
});

test.each([
  ["/about", true],
  ["https://bakery.example/about", true],
  ["HTTPS://Bakery.Example:443/about", true],
  ["/other", false],
  ["https://elsewhere.example/about", false],
  ["https://bakery.example/about?x", false],
])("a page whose canonical is %s is listed: %p", (canonical, isListed) => {
  expect(listed({ about: { canonical } }, ["about"])).toHaveLength(isListed ? 1 : 0);
});

test.each(["/welcome", "https://bakery.example/welcome"])(
  "the landing page is listed as %s if that is its canonical address",
  (canonical) => {
    const welcome = [{ url: `${root}/welcome`, lastModified: on(10) }];
    expect(listed({ welcome: { canonical } }, ["home"])).toEqual(welcome);
    expect(listed({ home: { canonical } }, ["home"])).toEqual(welcome);
    expect(listed({ welcome: { canonical }, home: { canonical: "/" } }, ["home"])).toMatchObject([
      { url: `${root}/` },
    ]);
    expect(listed({ welcome: { canonical, day: 12 } }, ["home"])).toMatchObject([{ lastModified: on(12) }]);
    expect(listed({ welcome: { canonical, robots: "noindex, follow" } }, ["home"])).toEqual([]);
    expect(listed({ welcome: { canonical } }, ["home", "welcome"])).toEqual(welcome);
  },
);

test("the landing page's two addresses have one canonical, and it alone is listed", () => {
  expect(canonicalOf("welcome", new Map(), root)).toBe(`${root}/`);
  const onlyWelcome = settingsOf({ welcome: { canonical: "/start" } });
  for (const page of ["home", "welcome"]) expect(canonicalOf(page, onlyWelcome, root)).toBe(`${root}/start`);
  const both = settingsOf({
    welcome: { canonical: "/start" },
    home: { canonical: "https://bakery.example" },
  });
  for (const page of ["home", "welcome"])
    expect(canonicalOf(page, both, root)).toBe("https://bakery.example");
  expect(listed({ home: { canonical: "https://bakery.example" } }, ["home"])).toHaveLength(1);
  expect(listed({ welcome: { canonical: "/start" } }, ["home"])).toEqual([]);
});
