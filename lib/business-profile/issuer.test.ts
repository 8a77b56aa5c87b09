import { expect, test } from "@jest/globals";
import { issuerOf } from "./issuer";

const place = (label: string, street: string) => ({ label, lines: [street], mapUrl: "" });
const profile = { taxNumber: "12/345" };

test("a receipt has the address that is labelled as the restaurant, else the first one", () => {
  const places = [place("", "Main Street 1"), place("Old town", "Market 2")];
  const of = (restaurant: string) => issuerOf({ name: "Linden", places }, profile, restaurant);
  expect(of("Old town")).toEqual({ name: "Linden", address: ["Market 2"], taxNumber: "12/345" });
  expect(of("")).toEqual({ name: "Linden", address: ["Main Street 1"], taxNumber: "12/345" });
  expect(issuerOf({ name: "", places: [] }, profile, "Linden").address).toEqual([]);
});
