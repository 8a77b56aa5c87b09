import { expect, test } from "@jest/globals";
import type { InspectedTag, Inspection } from "@/lib/seo/answers";
import { remarksOn, summarise } from "./inspection-summary";

const row = (verdict: InspectedTag["verdict"]): InspectedTag => ({
  tag: "title",
  expected: "a",
  found: "b",
  verdict,
});

const inspection = (given: Partial<Inspection>): Inspection => ({
  path: "/about",
  status: 200,
  bytes: 10,
  milliseconds: 5,
  rows: [row("same"), row("same")],
  headings: ["About"],
  images: 2,
  imagesWithoutAlt: 0,
  ...given,
});

test("an inspection is summarised in a sentence", () => {
  const titles: [Partial<Inspection>, string][] = [
    [{}, "All 2 tags are as stored"],
    [{ rows: [row("same"), row("twice")] }, "1 of 2 tags is not as stored"],
    [{ rows: [row("extra"), row("missing"), row("same")] }, "2 of 3 tags are not as stored"],
    [{ redirectedTo: "/welcome", status: 307, rows: [] }, "This page redirects to /welcome"],
    [{ redirectedTo: "", status: 302, rows: [] }, "This page redirects without a target"],
    [{ status: 500 }, "This page answers with an error (500)"],
  ];
  for (const [given, title] of titles) expect(summarise(inspection(given)).title).toBe(title);
});

test("wrong headings, images without alt and a noindex header are reported", () => {
  expect(remarksOn(inspection({ robotsHeader: "noarchive" }))).toEqual([]);
  expect(remarksOn(inspection({ redirectedTo: "/x", headings: [] }))).toEqual([]);
  expect(remarksOn(inspection({ robotsHeader: "noindex", headings: [], imagesWithoutAlt: 1 }))).toEqual([
    "The server asks search engines not to list the page: X-Robots-Tag: noindex",
    "The page has no main heading (h1).",
    "1 of 2 images has no alternative text.",
  ]);
  expect(remarksOn(inspection({ headings: ["a", "b"] }))).toEqual([
    "The page has 2 main headings (h1) instead of one.",
  ]);
});
