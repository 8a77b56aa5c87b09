import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import {
  attribute,
  type Element,
  elementsOf,
  isElement,
  isText,
  tagOf,
  textOf,
} from "@/lib/platform/html/markup";
import { parseMarkup } from "@/lib/platform/html/parse-markup";
import { sampleLanding } from "@/tests/support/landing/landing";
import { dangersIn } from "@/tests/support/templates/dangerous-markup";
import { readArchive } from "../archive/read-archive";
import { inspectTemplate } from "../html/inspect-template";
import { type PreparedDocument, prepareDocument } from "../html/prepare-document";
import { fillDocument } from "../html/process-document";
import { landingLists, landingVariables } from "../landing-values";
import { navigationLists } from "../navigation-values";
import { profileLists, profileVariables } from "../profile-values";
import type { ListEntries, Variables } from "../vocabulary";
import { type DesignName, designs } from "./catalogue";
import { designFiles } from "./files.server";

const names = designs.map(({ name }) => name);

const archiveOf = async (name: DesignName) => readArchive(new Uint8Array((await designFiles(name)).archive));

const prepared = new Map<string, PreparedDocument>();

async function prepare(name: DesignName): Promise<PreparedDocument> {
  const { files } = await archiveOf(name);
  const page = files.find(({ path }) => path === "index.html");
  return prepareDocument(new TextDecoder().decode(page?.bytes), {
    path: "index.html",
    base: "/files/",
    files: new Set(files.map(({ path }) => path)),
  });
}

async function render(name: DesignName, variables: Variables, lists: ListEntries = {}): Promise<string> {
  const page = prepared.get(name) ?? (await prepare(name));
  prepared.set(name, page);
  return fillDocument(page, { variables, lists, pageAddress: () => "/" }).html;
}

const words = {
  projectName: "Corner Bakery",
  companyName: "Corner Bakery",
  currentYear: "2026",
  ctaUrl: "/",
};
const noContact = { places: [], phones: [], email: "", openingHours: [], socialProfiles: [] };
const contact = {
  places: [{ label: "", lines: ["Quay 1", "Bergen"], mapUrl: "https://maps.example.com" }],
  phones: [{ label: "Orders", number: "+47 55 1", href: "tel:+47551" }],
  email: "hello@example.com",
  openingHours: ["Daily 9–17"],
  socialProfiles: [{ label: "Instagram", url: "https://www.instagram.com/bakery" }],
};

const link = { label: "Menu", href: "/order/bakery" };

const everything = () => {
  const content = sampleLanding();
  const lists = landingLists(content, {}, {});
  return {
    variables: {
      ...words,
      ...landingVariables(content, {}, undefined),
      ...profileVariables(contact),
      menuUrl: "/order/bakery",
      menuLabel: "Menu",
    },
    lists: {
      ...lists,
      ...profileLists(contact, lists.socialProfiles),
      ...navigationLists(
        {
          items: [
            { ...link, links: [] },
            { label: "About", href: null, links: [{ label: "Our team", href: "/team" }] },
          ],
          columns: [{ title: "Visit", links: [link, { label: "Write to us", href: "/write" }] }],
          pages: [{ label: "Imprint", href: "/imprint" }],
        },
        false,
      ),
    },
  };
};

const textIn = (element: Element): string =>
  element.childNodes
    .map((node) => (isText(node) ? node.value : isElement(node) ? textIn(node) : ""))
    .join("");

/** Lists elements without content, and links that lead nowhere. */
function mistakesIn(html: string): string[] {
  const elements = [...elementsOf(parseMarkup(html))];
  const ids = new Set(elements.flatMap((one) => attribute(one, "id") ?? []));
  const headings = elements.filter((one) => tagOf(one) === "h1");
  return [
    ...(headings.length === 1 ? [] : ["h1"]),
    ...elements.flatMap((element) => {
      const tag = tagOf(element);
      const isFilled = /^(h[1-6]|a|p|li|dt|dd|ul|ol|dl|figcaption|address|nav|section)$/.test(tag);
      const hasPicture = [...elementsOf(element)].some((one) => tagOf(one) === "img");
      const href = attribute(element, "href");
      const isLost = href?.startsWith("#") && !ids.has(href.slice(1));
      return [
        ...(isFilled && !hasPicture && textIn(element).trim() === "" ? [`empty ${tag}`] : []),
        ...(tag === "a" && (!href || isLost) ? [`link ${textOf(element)}`] : []),
        ...element.attrs.filter(({ name }) => /^data-(each|if|unless)$/.test(name)).map(({ name }) => name),
      ];
    }),
    ...(html.includes("{{") ? ["{{"] : []),
  ];
}

test.each(names)(
  "%s passes the checks of an upload without a finding, and loads nothing from elsewhere",
  async (name) => {
    const { files, skipped } = await archiveOf(name);
    expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(["index.html", "style.css"]));
    expect(skipped).toEqual([]);
    expect(inspectTemplate(files)).toEqual([]);
  },
);

test.each(names)("%s has no empty part and no dead link, whatever an owner filled in", async (name) => {
  const { variables, lists } = everything();
  const content = { ...variables, ...landingVariables(sampleLanding(), {}, undefined) };
  const kinds: [Variables, ListEntries][] = [
    [{ ...words, heroTitle: "Welcome", heroSubtitle: "Hello", ctaText: "Go" }, {}],
    [variables, lists],
    [{ ...content, ...profileVariables(noContact), menuUrl: "" }, landingLists(sampleLanding(), {}, {})],
    [
      { ...words, heroTitle: "A", heroSubtitle: "B", ctaText: "C", ...profileVariables(contact) },
      profileLists(contact, []),
    ],
    ...(["places", "phones", "email", "openingHours"] as const).map((only): [Variables, ListEntries] => {
      const some = { ...noContact, [only]: contact[only] };
      return [
        { ...words, heroTitle: "A", heroSubtitle: "B", ctaText: "C", ...profileVariables(some) },
        profileLists(some, []),
      ];
    }),
    ...(Object.keys(lists) as (keyof ListEntries)[]).map((only): [Variables, ListEntries] => [
      { ...words, heroTitle: "A", heroSubtitle: "B", ctaText: "C" },
      /^(places|phones|openingHours)$/.test(only) ? {} : { [only]: lists[only] },
    ]),
  ];
  for (const [given, entries] of kinds) expect(mistakesIn(await render(name, given, entries))).toEqual([]);
});

test.each(names)(
  "%s has a main button that leads where the owner chose, else to what there is",
  async (name) => {
    const { variables, lists } = everything();
    const leadsTo = async (mainButtonUrl: string) => {
      const html = await render(name, { ...variables, ctaText: "Book now", mainButtonUrl }, lists);
      const links = [...elementsOf(parseMarkup(html))].filter((one) => tagOf(one) === "a");
      return links.filter((one) => textIn(one).trim() === "Book now").map((one) => attribute(one, "href"));
    };
    const chosen = await leadsTo("/order/bakery");
    expect(chosen.length).toBeGreaterThan(0);
    expect(new Set(chosen)).toEqual(new Set(["/order/bakery"]));
    expect(await leadsTo("#call-to-action")).toHaveLength(chosen.length);
    expect(await leadsTo("")).toHaveLength(chosen.length);
  },
);

test.each(names)("%s shows each of the owner's words, the menu and the contact", async (name) => {
  const { variables, lists } = everything();
  const html = await render(name, variables, lists);
  for (const text of [
    "Bread since 1921",
    "sold out by noon",
    "Sourdough",
    "12,000",
    "Weekly",
    "Two loaves",
    "The crumb!",
    "Hungry?",
    "Daily 9–17",
    "+47 55 1",
    "Quay 1, Bergen",
    "hello@example.com",
    "Instagram",
    "Write to us",
    "2026",
  ]) {
    expect(html).toContain(text);
  }
  for (const address of [
    "tel:+47551",
    "mailto:hello@example.com",
    "https://maps.example.com",
    "/order/bakery",
  ])
    expect(html).toContain(`href="${address}"`);
});

test.each(names)(
  "%s has the owner's links at the top, or else those of its sections and of the pages",
  async (name) => {
    const { variables, lists } = everything();
    const linksWith = async (ownNavigation: string) => {
      const html = await render(name, { ...variables, ownNavigation }, lists);
      const [nav] = [...elementsOf(parseMarkup(html))].filter((one) => tagOf(one) === "nav");
      return [...(nav ? elementsOf(nav) : [])].flatMap((one) =>
        tagOf(one) === "a" ? (attribute(one, "href") ?? []) : [],
      );
    };
    expect(await linksWith("own")).toEqual(expect.arrayContaining(["/order/bakery", "/team"]));
    expect(await linksWith("own")).not.toEqual(expect.arrayContaining(["#features"]));
    expect(await linksWith("")).toEqual(expect.arrayContaining(["#features", "/imprint"]));
    expect(await linksWith("")).not.toContain("/team");
  },
);

test.each(names)("%s stays clean with hostile words", async (name) => {
  const bad = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const { variables, lists } = everything();
  const hostile = (value: unknown): unknown =>
    typeof value === "string"
      ? bad
      : Array.isArray(value)
        ? value.map(hostile)
        : hostileEntry(value as object);
  const hostileEntry = (entry: object) =>
    Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, hostile(value)]));
  const html = await render(name, hostileEntry(variables), hostileEntry(lists) as ListEntries);
  expect(dangersIn(html)).toEqual([]);
});

test.each(names)(
  "%s is complete: it has the shared rules before its own, and the shared parts",
  async (name) => {
    const { files } = await archiveOf(name);
    const read = (path: string) =>
      new TextDecoder().decode(files.find((file) => file.path === path)?.bytes ?? new Uint8Array());
    const [shared, own] = ["shared", name].map((folder) =>
      readFileSync(`content/designs/${folder}/style.css`, "utf8"),
    );
    expect(read("style.css")).toBe(`${shared}\n${own}`);
    expect(read("index.html")).not.toContain("<!-- part");
    expect(read("index.html")).toContain('<details data-if="links" name="navigation">');
  },
);

test("a design is the same archive each time", async () => {
  const { hash, files } = await designFiles("cafe");
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(files.map(({ path }) => path)).toContain("thumbnail.webp");
  const { files: packed } = await archiveOf("cafe");
  expect(packed.map(({ path }) => path)).not.toContain("thumbnail.webp");
});
