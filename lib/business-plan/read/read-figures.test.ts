import { describe, expect, test } from "@jest/globals";
import { readFigures } from "./read-figures";
import { textOf } from "./words";

const figuresOf = (description: string) =>
  readFigures(textOf(description)).map(({ value, label }) => `${value} ${label}`);

describe("figures", () => {
  test.each([
    ["Baking since 1998.", [{ value: "1998", label: "In business since" }]],
    ["Founded in 2004 in Bern.", [{ value: "2004", label: "Founded" }]],
    ["20 years of experience", [{ value: "20", label: "Years of experience" }]],
    [
      "Over 500 happy clients and 12 quiet rooms",
      [
        { value: "500+", label: "Clients" },
        { value: "12", label: "Rooms" },
      ],
    ],
    ["A team of 8.", [{ value: "8", label: "People in the team" }]],
    [
      "three locations, 1,200+ members",
      [
        { value: "3", label: "Locations" },
        { value: "1,200+", label: "Members" },
      ],
    ],
    ["35 classes a week", [{ value: "35", label: "Classes a week" }]],
    ["Open 24/7, 10 minutes from the station, rooms from $90, call 555 123.", []],
  ])("%s", (description, figures) => {
    expect(readFigures(textOf(description))).toEqual(figures);
  });
});

test.each([
  ["Rated 4.9 by 200 clients", ["200 Clients"]],
  ["Brewing for 20 yrs, 20 years exp", ["20 Years of experience"]],
  ["We are 12 years old.", ["12 Years in business"]],
  ["We have 4 tables for 4 guests each and 40 seats", ["40 Seats"]],
  ["I need a website for my hotel with 24 rooms.", ["24 Rooms"]],
])("%s has the figures %j", (description, figures) => {
  expect(figuresOf(description)).toEqual(figures);
});

test.each([
  "1.5 million customers",
  "2 hundred members, three hundred seats",
  "Twenty-five years of experience",
  "30-40 seats, a team of 8-10",
  "1 room £40, 2 rooms £70",
  "2 courses £20, 3 courses for £25",
  "rooms for 2 guests",
  "table for 4 guests, for up to 20 guests",
  "groups of 10 students, max 8 pupils, under 20 guests",
  "10% off for students 20 students",
  "12 years old whisky, and my son is 6 years old",
  "We have never had 500 customers.",
  "We need 3 employees.",
  "Our goal is 1000 members",
  "my competitor has 20 shops",
  "We don't have 20 rooms.",
])("%s has no figures", (description) => {
  expect(figuresOf(description)).toEqual([]);
});
