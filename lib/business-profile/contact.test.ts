import { expect, test } from "@jest/globals";
import { addressLines, contactOf, hasContact } from "./contact";
import { emptyProfile } from "./schema";

const place = {
  label: "",
  street: "12 Mill Lane",
  postalCode: "02139",
  locality: "Cambridge",
  region: "MA",
  country: "US",
  mapUrl: "",
};

test.each([
  [{}, ["12 Mill Lane", "Cambridge, MA 02139"]],
  [{ country: "DE", region: "" }, ["12 Mill Lane", "02139 Cambridge"]],
  [{ country: "", region: "", postalCode: "" }, ["12 Mill Lane", "Cambridge"]],
  [{ street: "", country: "GB", region: "" }, ["Cambridge, 02139"]],
])("an address with %j has the lines %j", (part, lines) => {
  expect(addressLines({ ...place, ...part })).toEqual(lines);
});

test("the link to a map is the owner's, else a search for the address", () => {
  const maps = (mapUrl: string) =>
    contactOf({ ...emptyProfile, places: [{ ...place, mapUrl }] }).places[0]?.mapUrl;
  expect(maps("https://maps.example/x")).toBe("https://maps.example/x");
  expect(maps("")).toBe(
    "https://www.google.com/maps/search/?api=1&query=12%20Mill%20Lane%2C%20Cambridge%2C%20MA%2002139%2C%20US",
  );
});

test("an empty profile has nothing to show", () => {
  expect(hasContact({ name: "Mill", ...contactOf(emptyProfile) })).toBe(false);
  expect(hasContact({ name: "Mill", ...contactOf({ ...emptyProfile, openingHours: "Always" }) })).toBe(true);
});
