import { expect, test } from "@jest/globals";
import { english } from "@/lib/platform/language/translate";
import { samplesBesideOwn, sampleTables } from "./first-rules";

const samples = sampleTables(english);
const [two, four] = samples as [(typeof samples)[0], (typeof samples)[0]];
const own = { id: "x", name: "Terrace", seats: 2, count: 1 };
const left = (...tables: typeof samples) => samplesBesideOwn(tables, samples).map(({ id }) => id);

test("the samples are left over once the owner has tables, as far as nobody changed them", () => {
  expect(left(two, four, own)).toEqual(["two", "four"]);
  expect(left({ ...two, name: "Window" }, four)).toEqual(["four"]);
  expect(left(two, { ...four, count: 6 }, own)).toEqual(["two"]);
});

test("samples alone are the tables, also while the first own one has no name yet", () => {
  expect(left(two, four)).toEqual([]);
  expect(left(two, four, { ...own, name: " " })).toEqual([]);
  expect(left(own)).toEqual([]);
});
