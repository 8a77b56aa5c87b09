import { expect, test } from "@jest/globals";
import { entryFacts } from "./structured-data-facts";

test("an entry of JSON-LD is described in words", () => {
  const entry = {
    "@context": "https://schema.org",
    "@type": "Restaurant",
    "@id": "https://crumbs.example/#business",
    name: "Crumbs",
    url: "https://crumbs.example/",
    servesCuisine: ["Italian", "Vegan"],
    address: { "@type": "PostalAddress", addressLocality: "Lyon", addressCountry: "FR" },
    telephone: "",
    priceRange: null,
  };
  expect(entryFacts(entry)).toEqual({
    type: "Restaurant",
    facts: [
      ["Name", "Crumbs"],
      ["URL", "https://crumbs.example/"],
      ["Serves cuisine", "Italian; Vegan"],
      ["Address", "Lyon, FR"],
    ],
  });
});

test("a graph has no type itself", () => {
  const { type, facts } = entryFacts({ "@graph": [{ "@type": "Person", name: "Ann" }, { name: "Ben" }] });
  expect(type).toBe("Several things");
  expect(facts).toEqual([["Graph", "Ann; Ben"]]);
});
