import { expect, test } from "@jest/globals";
import { isBoast } from "./is-boast";

const figure = (text: string) => ({
  value: text.split(" ")[0] ?? "",
  label: text.split(" ").slice(1).join(" "),
});

test.each([
  "1,200+ Clients",
  "50 Families",
  "20 Employees",
  "5 Dentists",
  "12 Years of experience",
  "2 Locations",
  "35 Classes a week",
  "10 Rooms",
  "1998 In business since",
])("%s says something", (text) => expect(isBoast(figure(text), 2026)).toBe(true));

test.each([
  "4 Employees",
  "8 People in the team",
  "2 Barbers",
  "20 Clients",
  "2 Years in business",
  "1 Locations",
  "3 Tables",
  "2024 Founded",
])("%s is no reason to choose a business", (text) => expect(isBoast(figure(text), 2026)).toBe(false));
