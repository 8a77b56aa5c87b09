import { describe, expect, test } from "@jest/globals";
import { readStructuredData, type StructuredData } from "@/lib/platform/html/structured-data";
import { checkStructuredData } from "./check-structured-data";
import { schemaTypes } from "./schema";
import { startingForm } from "./starting-forms";
import { requirements, type TypeRequirements, type Wanted } from "./structured-data-requirements";

/** An object with the properties of these names, each with a value. */
function withProperties(type: string, list: readonly Wanted[], pick: (names: Wanted) => string | undefined) {
  const node: StructuredData = { "@type": type };
  for (const names of list) {
    const [first = "", second] = pick(names)?.split(".") ?? [];
    if (first) node[first] = second ? { ...(node[first] as object), [second]: "x" } : "x";
  }
  return node;
}

/** The findings about an object of the row: alone, or as the value of its property. */
function missingOf(row: TypeRequirements, node: StructuredData) {
  const entry = row.inside ? { "@type": "Thing", [row.inside]: node } : node;
  const { missing } = checkStructuredData(entry);
  return missing
    .filter(
      ({ source, property }) =>
        source === row.source &&
        [...row.required, ...row.recommended].some((names) => names.join(" or ") === property),
    )
    .map(({ level, property }) => `${level} ${property}`);
}

const rows = requirements.flatMap((row) =>
  row.types.slice(0, 2).map((type) => [type, row.inside ?? "own", row] as const),
);

describe.each(rows)("%s (%s)", (type, _, row) => {
  const both = [...row.required, ...row.recommended];

  test("no property is missing if all exist under one of their names", () => {
    for (const at of [0, -1]) {
      expect(
        missingOf(
          row,
          withProperties(type, both, (names) => names.at(at)),
        ),
      ).toEqual([]);
    }
  });

  test("each property that is missing is named, with its level", () => {
    const required = row.required.map((names) => `required ${names.join(" or ")}`);
    for (const gone of both) {
      const name = gone.join(" or ");
      const node = withProperties(type, both, (names) =>
        names.some((one) => gone.includes(one)) ? "" : names[0],
      );
      const found = missingOf(row, node);
      const level = required.includes(`required ${name}`) ? "required" : "recommended";
      const covered = required.some((one) =>
        one.split(" or ").some((part) => part.replace("required ", "") === name),
      );
      if (level === "required" || !covered) expect(found).toContain(`${level} ${name}`);
    }
  });

  test("its source is a page of Google's, with a date", () => {
    expect(row.source).toMatch(/^https:\/\/developers\.google\.com\/search\/docs\//);
    expect(new Date(row.asOf).toISOString().slice(0, 10)).toBe(row.asOf);
  });
});

const told = (entry: StructuredData, level: string) =>
  checkStructuredData(entry)
    .missing.filter((one) => one.level === level)
    .map(({ type, path, property }) => [type, path, property]);

test("a product requires one of offers, review and rating, and its offer a price", () => {
  expect(told({ "@type": "Product", name: "Bread" }, "required")).toEqual([
    ["Product", "", "offers or review or aggregateRating"],
  ]);
  const offers = [
    { "@type": "Offer", priceSpecification: { price: 3, priceCurrency: "EUR" } },
    { priceCurrency: "EUR" },
  ];
  expect(told({ "@type": "Product", name: "Bread", offers }, "required")).toEqual([
    ["Offer", "offers 2", "price or priceSpecification.price"],
  ]);
  const from = { "@type": "AggregateOffer", lowPrice: 0 };
  expect(told({ "@type": "Product", name: "Bread", offers: from }, "required")).toEqual([
    ["AggregateOffer", "offers", "priceCurrency"],
  ]);
});

test("entries of a graph and nested objects are checked", () => {
  const entry = {
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "WebSite", name: "Bakery", publisher: { "@id": "#us" } },
      { "@type": "Product", name: "Bread", review: { author: "Ada", reviewRating: { bestRating: 5 } } },
      "nonsense",
    ],
  };
  expect(told(entry, "required")).toEqual([
    ["WebSite", "WebSite", "url"],
    ["Rating", "Product, review, reviewRating", "ratingValue"],
  ]);
});

test("empty values and placeholders are missing, references are not checked", () => {
  const address = {
    "@type": "PostalAddress",
    streetAddress: "Fill in: street",
    addressLocality: " ",
    postalCode: 0,
  };
  expect(told({ "@type": "LocalBusiness", name: null, address }, "required")).toEqual([
    ["LocalBusiness", "", "name"],
  ]);
  expect(told({ "@type": "Bakery", name: [], address }, "recommended")).toEqual(
    expect.arrayContaining([
      ["PostalAddress", "address", "streetAddress"],
      ["PostalAddress", "address", "addressLocality"],
      ["Bakery", "", "menu or hasMenu"],
    ]),
  );
  expect(told({ "@type": "Store", name: "x", address: { "@id": "#here" } }, "required")).toEqual([]);
  expect(told({ "@type": "Store", name: "x", address: {} }, "required")).toEqual([["Store", "", "address"]]);
});

test("several types and types as URLs are recognised; unknown ones are uncovered", () => {
  expect(told({ "@type": ["https://schema.org/WebSite", "schema:Product"] }, "required")).toEqual([
    ["WebSite", "", "name"],
    ["WebSite", "", "url"],
    ["Product", "", "name"],
    ["Product", "", "offers or review or aggregateRating"],
  ]);
  expect(checkStructuredData({ "@type": "Recipe", name: "Bread" })).toEqual({
    missing: [],
    uncovered: ["Recipe"],
  });
  expect(checkStructuredData({ "@graph": [{ "@type": "toString" }, {}] }).uncovered).toEqual(["toString"]);
});

test.each(schemaTypes)("the starting form of %s can be published once it is filled in", (type) => {
  const context = { siteName: "Bakery", siteRoot: "https://b.example", pageUrl: "https://b.example/bread" };
  const text = startingForm(type, context);
  expect(text).not.toContain("undefined");
  expect(readStructuredData([text]).dropped).toEqual([]);
  const filled: StructuredData = JSON.parse(text.replaceAll("Fill in: ", ""));
  expect(told(filled, "required")).toEqual([]);
  expect(filled["@type"]).toBe(type);
});
