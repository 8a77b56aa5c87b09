import { expect, test } from "@jest/globals";
// Has zod describe problems as calls do.
import "@/lib/platform/http/validate";
import { automaticNavigation, type Navigation, navigationLimits } from "./navigation";
import { navigationInput } from "./schema";

const link = { label: "Menu", target: "/order" };
const valid: Navigation = {
  hasOwnItems: true,
  items: [{ ...link, links: [link] }],
  hasOwnColumns: true,
  columns: [{ title: "", links: [link] }],
};

const problemOf = (change: object) => {
  const issue = navigationInput.safeParse({ ...valid, ...change }).error?.issues[0];
  return issue && `${issue.path.join(".")}: ${issue.message}`;
};
const withLink = (change: object) => ({ columns: [{ title: "Legal", links: [{ ...link, ...change }] }] });
const withItem = (change: object) => ({ items: [{ ...link, links: [link], ...change }] });

test.each([
  {},
  { ...automaticNavigation },
  withLink({ target: "restaurant:order1" }),
  withLink({ target: "#contact" }),
  withLink({ target: "mailto:you@example.com" }),
  withLink({ label: "", target: "site:phone" }),
  withItem({ target: "" }),
  withItem({ label: "", target: "site:menu", links: [] }),
  { items: Array(navigationLimits.items).fill({ ...link, links: Array(navigationLimits.links).fill(link) }) },
])("%j is accepted", (change) => {
  expect(problemOf(change)).toBeUndefined();
});

const notALink = "Enter an address such as https://example.com";

test.each<[string, object]>([
  [`columns.0.links.0.target: ${notALink}`, withLink({ target: "javascript:alert(1)" })],
  [`columns.0.links.0.target: ${notALink}`, withLink({ target: "//evil.example" })],
  [`columns.0.links.0.target: ${notALink}`, withLink({ target: "site:constructor" })],
  [`columns.0.links.0.target: ${notALink}`, withLink({ target: "toString" })],
  ["columns.0.links.0.target: Link is required", withLink({ target: "" })],
  ["columns.0.links.0.label: Enter the words of the link", withLink({ label: " " })],
  ["columns.0.links.0.label: At most 40 characters", withLink({ label: "a".repeat(41) })],
  ["columns.0.links.0.label: Contains characters that are not allowed", withLink({ label: "a\u0000" })],
  ["columns.0.links.0: Unknown field: onclick", withLink({ onclick: "alert(1)" })],
  ["items.0.label: Enter the words of the link", withItem({ label: "", target: "" })],
  ["items.0.target: Choose where it leads, or add links below it", withItem({ target: "", links: [] })],
  ["items.0.links.0: Unknown field: links", withItem({ links: [{ ...link, links: [] }] })],
  ["items: At most 8 entries", { items: Array(9).fill({ ...link, links: [] }) }],
  ["items.0.links: At most 10 entries", withItem({ links: Array(11).fill(link) })],
  ["columns: At most 4 entries", { columns: Array(5).fill({ title: "", links: [] }) }],
  ["hasOwnItems", { hasOwnItems: "yes" }],
])("%s", (problem, change) => {
  expect(problemOf(change)).toContain(problem);
});
