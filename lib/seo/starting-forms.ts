import type { StructuredData } from "@/lib/platform/html/structured-data";
import { FILL_IN } from "./check-structured-data";
import type { schemaTypes } from "./schema";

export type SchemaType = (typeof schemaTypes)[number];

/** Known facts of the site and the page; addresses are absolute, the root is an origin. */
export type StartingContext = { siteName: string; siteRoot: string; pageUrl: string };

const fillIn = (what: string) => FILL_IN + what;

const address = {
  "@type": "PostalAddress",
  streetAddress: fillIn("street and number"),
  addressLocality: fillIn("town"),
  postalCode: fillIn("postal code"),
  addressCountry: fillIn("two letters, such as US or DE"),
};

const forms: Record<SchemaType, (context: StartingContext) => StructuredData> = {
  Organization: ({ siteName, siteRoot }) => ({
    name: siteName || fillIn("name of the organization"),
    url: `${siteRoot}/`,
    logo: `${siteRoot}/icon-512.png`,
    description: fillIn("what it does, in a sentence"),
    email: fillIn("you@example.com"),
    telephone: fillIn("+1 555 010 0100"),
    address,
    sameAs: [fillIn("https://www.instagram.com/yourname")],
  }),
  WebSite: ({ siteName, siteRoot }) => ({
    name: siteName || fillIn("name of the site"),
    alternateName: fillIn("a short name"),
    url: `${siteRoot}/`,
  }),
  Article: ({ siteName, siteRoot, pageUrl }) => ({
    headline: fillIn("the article’s title"),
    image: [fillIn("https://example.com/picture.jpg")],
    datePublished: fillIn("2030-01-31"),
    dateModified: fillIn("2030-01-31"),
    author: {
      "@type": "Person",
      name: fillIn("the author’s name"),
      url: fillIn("https://example.com/about-the-author"),
    },
    publisher: {
      "@type": "Organization",
      name: siteName || fillIn("name of the publisher"),
      url: `${siteRoot}/`,
    },
    mainEntityOfPage: pageUrl,
  }),
  Product: ({ pageUrl }) => ({
    name: fillIn("the product’s name"),
    description: fillIn("what it is, in a sentence"),
    image: [fillIn("https://example.com/picture.jpg")],
    sku: fillIn("your article number"),
    brand: { "@type": "Brand", name: fillIn("the brand’s name") },
    offers: {
      "@type": "Offer",
      url: pageUrl,
      price: fillIn("19.99"),
      priceCurrency: fillIn("three letters, such as USD or EUR"),
      availability: fillIn("https://schema.org/InStock"),
      priceValidUntil: fillIn("2030-12-31"),
    },
  }),
  LocalBusiness: ({ siteName, siteRoot }) => ({
    name: siteName || fillIn("name of the business"),
    image: [fillIn("https://example.com/shop.jpg")],
    url: `${siteRoot}/`,
    telephone: fillIn("+1 555 010 0100"),
    priceRange: fillIn("$$"),
    address,
    geo: { "@type": "GeoCoordinates", latitude: fillIn("40.7128"), longitude: fillIn("-74.0060") },
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: fillIn("09:00"),
        closes: fillIn("18:00"),
      },
    ],
  }),
};

/** A starting entry as text: known fields are filled in, the others have placeholders. */
export function startingForm(type: SchemaType, context: StartingContext): string {
  return toText({ "@context": "https://schema.org", "@type": type, ...forms[type](context) });
}

/** An entry as it is edited. */
export const toText = (entry: unknown) => JSON.stringify(entry, null, 2);
