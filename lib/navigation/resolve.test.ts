import { expect, test } from "@jest/globals";
import { defaultLandingContent } from "@/lib/landing/schema";
import { automaticNavigation, type Navigation } from "./navigation";
import {
  automaticColumns,
  automaticLinks,
  legalColumns,
  lostTargets,
  type NavigationSite,
  placeColumns,
  placeItems,
  resolveNavigation,
  withLegal,
} from "./resolve";

const landing = defaultLandingContent("Corner Bakery");
const site: NavigationSite = {
  content: {
    ...landing,
    features: [{ icon: "★", title: "Rye", description: "Sour" }],
    footer: {
      ...landing.footer,
      links: {
        product: [
          { label: "Thai", url: "restaurant:thai" },
          { label: "Gone", url: "restaurant:gone" },
        ],
        company: [{ label: "Prices", url: "#pricing" }],
        support: [{ label: "Imprint", url: "/imprint" }],
      },
    },
  },
  restaurants: { thai: "/order/thai" },
  menu: { label: "Our menu", href: "/order" },
  reserve: null,
  contact: {
    phones: [{ label: "", number: "+49 30 1234", href: "tel:+49301234" }],
    email: "",
    places: [{ label: "", lines: ["Main Street 1", "10115 Berlin"], mapUrl: "https://maps.example/1" }],
  },
};

const link = (label: string, target: string) => ({ label, target });
const navigation: Navigation = {
  hasOwnItems: true,
  items: [
    {
      ...link("", "site:menu"),
      links: [link("Thai", "restaurant:thai"), link("Italian", "restaurant:gone")],
    },
    {
      ...link("Visit us", ""),
      links: [link("", "site:phone"), link("Way", "site:address"), link("", "site:email")],
    },
    { ...link("Closed", "restaurant:gone"), links: [link("Prices", "#pricing")] },
    { ...link("", "site:reserve"), links: [link("Call us", "site:phone")] },
    { ...link("Features", "#features"), links: [] },
  ],
  hasOwnColumns: true,
  columns: [
    { title: "Legal", links: [link("Imprint", "/imprint"), link("Contact", "#contact")] },
    { title: "Nothing", links: [link("Gone", "restaurant:gone")] },
  ],
};

test("links lead to what the restaurants and the profile have, and those that lead nowhere are left out", () => {
  expect(resolveNavigation(navigation, site)).toEqual({
    items: [
      { label: "Our menu", href: "/order", links: [{ label: "Thai", href: "/order/thai" }] },
      {
        label: "Visit us",
        href: null,
        links: [
          { label: "+49 30 1234", href: "tel:+49301234" },
          { label: "Way", href: "https://maps.example/1" },
        ],
      },
      { label: "Reserve a table", href: null, links: [{ label: "Call us", href: "tel:+49301234" }] },
      { label: "Features", href: "#features", links: [] },
    ],
    columns: [
      {
        title: "Legal",
        links: [
          { label: "Imprint", href: "/imprint" },
          { label: "Contact", href: "#contact" },
        ],
      },
    ],
  });
  expect(lostTargets(navigation, site)).toEqual([
    "restaurant:gone",
    "site:reserve",
    "site:email",
    "#pricing",
  ]);
});

test("until the owner chooses, pages have the links of the landing page", () => {
  expect(resolveNavigation(automaticNavigation, site)).toEqual({ items: null, columns: null });
  expect(automaticLinks(site)).toEqual([
    { label: "Our menu", href: "/order" },
    { label: "Features", href: "#features" },
    { label: "Contact", href: "#contact" },
  ]);
  expect(automaticColumns(site)).toEqual([
    { title: "Product", links: [{ label: "Thai", href: "/order/thai" }] },
    { title: "Support", links: [{ label: "Imprint", href: "/imprint" }] },
  ]);
});

test("until the owner chooses, pages lead to the legal pages that no column leads to", () => {
  const legal = ["/imprint", "/privacy"].map((href) => ({
    label: href.slice(1),
    href,
    target: `page:${href}`,
  }));
  const column = { title: "Legal", links: [{ label: "privacy", href: "/privacy" }] };
  const columns = automaticColumns(site);
  expect(withLegal({ items: null, columns: null }, { ...site, legal }).columns).toEqual([...columns, column]);
  expect(withLegal({ items: null, columns: null }, site).columns).toEqual(columns);
  expect(withLegal({ items: null, columns: [] }, { ...site, legal }).columns).toEqual([]);
  expect(legalColumns({ legal })[0]?.links).toHaveLength(2);
  expect(legalColumns(site)).toEqual([]);
});

test("an own navigation may be empty", () => {
  const none = { ...automaticNavigation, hasOwnItems: true, hasOwnColumns: true };
  expect(resolveNavigation(none, site)).toEqual({ items: [], columns: [] });
});

test("sections of the landing page are addressed from other pages, but for those that they have", () => {
  const { items, columns } = resolveNavigation(navigation, site);
  expect(placeItems(items ?? [], { home: "/" }).map(({ href }) => href)).toEqual([
    "/order",
    null,
    null,
    "/#features",
  ]);
  expect(placeColumns(columns ?? [], { home: "/" })[0]?.links[1]?.href).toBe("#contact");
  expect(placeColumns(columns ?? [], { home: "/de", sections: [] })[0]?.links[1]?.href).toBe("/de#contact");
});

test("pages of the navigation follow the owner’s links, unless one of these leads there", () => {
  const pages = [
    { label: "About", href: "/about", target: "page:about" },
    { label: "Team", href: "/team", target: "page:team" },
  ];
  const own = {
    ...automaticNavigation,
    hasOwnItems: true,
    items: [{ label: "Us", target: "page:about", links: [] }],
  };
  const withPages = { ...site, pages, restaurants: { ...site.restaurants, "page:about": "/about" } };
  expect(resolveNavigation(own, withPages).items).toEqual([
    { label: "Us", href: "/about", links: [] },
    { label: "Team", href: "/team", links: [] },
  ]);
  expect(automaticLinks({ ...site, pages }).map(({ href }) => href)).toEqual([
    "/order",
    "/about",
    "/team",
    "#features",
    "#contact",
  ]);
});
