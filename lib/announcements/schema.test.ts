import { expect, test } from "@jest/globals";
import { type Announcement, announcementLimits } from "./announcement";
import { announcementSettings } from "./schema";

const announcement: Announcement = {
  id: "a",
  text: "New terrace open",
  link: "/order1",
  linkLabel: "See the menu",
  tone: "information",
  from: "2026-12-24T18:00",
  until: "2026-12-27T00:00",
  isOn: true,
};
const problemsOf = (change: object) => {
  const settings = { announcements: [{ ...announcement, ...change }], exceptionDays: 0 };
  const { error } = announcementSettings.safeParse(settings);
  return error?.issues.map(({ path }) => path.slice(2).join(".")) ?? [];
};

test.each([
  {},
  { from: "", until: "" },
  { link: "", linkLabel: "" },
  { link: "restaurant:order1" },
  { link: "tel:+49301234" },
  { text: "<b>Bold</b> & “quotes”" },
  { from: "2028-02-29T00:00", until: "2099-12-31T23:59" },
])("%j is accepted", (change) => {
  expect(problemsOf(change)).toEqual([]);
});

test.each([
  ["text", { text: " " }],
  ["text", { text: "a".repeat(announcementLimits.text + 1) }],
  ["text", { text: "two\nlines" }],
  ["link", { link: "javascript:alert(1)" }],
  ["link", { link: " JaVaScRiPt:alert(1)" }],
  ["link", { link: "//evil.example" }],
  ["link", { link: "data:text/html,x" }],
  ["link", { link: "" }],
  ["linkLabel", { linkLabel: "" }],
  ["linkLabel", { linkLabel: "a".repeat(announcementLimits.linkLabel + 1) }],
  ["until", { until: "2026-12-24T18:00" }],
  ["until", { until: "2026-12-24T17:59" }],
  ["from", { from: "2026-02-30T18:00", until: "" }],
  ["from", { from: "2026-12-24T24:00", until: "" }],
  ["from", { from: "+012026-12-24T18:00", until: "" }],
  ["from", { from: "2026-12-24T18:00Z", until: "" }],
  ["until", { until: "9999-12-31T23:59" }],
  ["tone", { tone: "danger" }],
  ["id", { id: "<a>" }],
])("a wrong %s is refused: %j", (field, change) => {
  expect(problemsOf(change)).toEqual([field]);
});

test("there is a limit of announcements, ids are unique, and days are a whole number", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...announcement, id: `a${index}` }));
  const isValid = (announcements: Announcement[], exceptionDays: number) =>
    announcementSettings.safeParse({ announcements, exceptionDays }).success;
  const { announcements: max, exceptionDays } = announcementLimits;
  expect([isValid(many(max), exceptionDays), isValid(many(max + 1), 0), isValid(many(100), 0)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([
    isValid([announcement, announcement], 0),
    isValid([], exceptionDays + 1),
    isValid([], 0.5),
  ]).toEqual([false, false, false]);
});
