import { expect, test } from "@jest/globals";
import { navbarWidth } from "./navbar-width";

const links = ["Features", "Pricing", "Testimonials", "Contact"];
const longName = "The Extraordinarily Long Company Name of Olive and Fig Trading and Partners";
const longButton = "Reserve your table for tonight right now";

test.each([
  ["md", { companyName: "Corner Bakery", links, cta: "Get Started" }],
  ["md", { companyName: longName, links: ["Contact"], cta: "Get Started" }],
  ["lg", { companyName: longName, links, cta: "Get Started" }],
  ["lg", { companyName: "Corner Bakery", links, cta: longButton }],
  ["xl", { companyName: longName, links, cta: longButton }],
] as const)("from %s on the row has room for %j", (width, texts) => {
  expect(navbarWidth({ ...texts, links: [...texts.links] })).toBe(width);
});
