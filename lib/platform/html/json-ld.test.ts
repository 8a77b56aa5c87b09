import { expect, test } from "@jest/globals";
import { mergeStructuredData, toJsonLd } from "./json-ld";

const menu = { "@type": "Menu", hasMenuSection: [{ "@type": "MenuSection", name: "Soups" }] };
const known = {
  "@context": "https://schema.org",
  "@type": "Restaurant",
  name: "Corner Table",
  priceRange: "$$",
  hasMenu: menu,
};

test("the owner's values win, and known ones complete them", () => {
  const own = { "@type": "Restaurant", name: "The Corner", telephone: "1", hasMenu: { name: "Our menu" } };
  expect(mergeStructuredData([known], [own])).toEqual([
    { ...known, name: "The Corner", telephone: "1", hasMenu: { ...menu, name: "Our menu" } },
  ]);
});

test("lists, and things of another type, are the owner's as a whole", () => {
  const hasMenu = { ...menu, hasMenuSection: [] };
  expect(mergeStructuredData([known], [{ "@type": "Restaurant", hasMenu }])).toEqual([{ ...known, hasMenu }]);
  const address = { "@type": "Restaurant", hasMenu: "https://bakery.example/menu.pdf" };
  expect(mergeStructuredData([known], [address])).toEqual([{ ...known, hasMenu: address.hasMenu }]);
});

test("one of several types is enough, and one in a graph", () => {
  const both = { "@type": ["Restaurant", "Brewery"], name: "Brew" };
  expect(mergeStructuredData([known], [both])).toEqual([{ ...known, ...both }]);
  const { "@context": _, ...added } = known;
  const graph = {
    "@context": "https://schema.org",
    "@graph": [{ "@type": "WebSite" }, { "@type": "Restaurant", name: "B" }],
  };
  expect(mergeStructuredData([known], [graph])).toEqual([
    { ...graph, "@graph": [{ "@type": "WebSite" }, { ...added, name: "B" }] },
  ]);
});

test("other entries are added beside known ones", () => {
  const event = { "@type": "Event", name: "Brunch" };
  expect(mergeStructuredData([known], [event])).toEqual([known, event]);
  expect(mergeStructuredData([known], [])).toEqual([known]);
  expect(mergeStructuredData([], [event])).toEqual([event]);
});

test("the text can't end its script", () => {
  expect(toJsonLd({ "@type": "Restaurant", name: "</script><script>" })).toBe(
    '{"@context":"https://schema.org","@type":"Restaurant","name":"\\u003c/script\\u003e\\u003cscript\\u003e"}',
  );
});
