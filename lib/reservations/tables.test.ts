import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { firstRules } from "./first-rules";
import { pickTable, singleTables, type TakenTable, takenTimes } from "./tables";

const tables = singleTables(
  {
    tables: [
      { id: "big", name: "Round table", seats: 6, count: 1 },
      { id: "two", name: "Window", seats: 2, count: 2 },
    ],
  },
  "bistro",
);

test("a party gets the smallest free table that is large enough", () => {
  expect(tables.map(({ key, name }) => [key, name])).toEqual([
    ["bistro/two/1", "Window 1"],
    ["bistro/two/2", "Window 2"],
    ["bistro/big/1", "Round table"],
  ]);
  const wanted = { people: 2, start: 100, end: 200 };
  const none = takenTimes([]);
  const taken = (...times: [start: number, end: number][]) =>
    takenTimes(times.map(([start, end]) => ({ tableKey: "bistro/two/1", start, end })));
  expect(pickTable(tables, none, wanted)?.name).toBe("Window 1");
  expect(pickTable(tables, taken([199, 300]), wanted)?.name).toBe("Window 2");
  expect(pickTable(tables, taken([300, 400], [0, 101], [200, 300]), wanted)?.name).toBe("Window 2");
  expect(pickTable(tables, taken([200, 300], [0, 100]), wanted)?.name).toBe("Window 1");
  expect(pickTable(tables, none, { ...wanted, people: 3 })?.name).toBe("Round table");
  expect(pickTable(tables, none, { ...wanted, people: 7 })).toBeNull();
});

test("no table is given to two parties at a time", () => {
  const party = fc.record({
    people: fc.integer({ min: 1, max: 5 }),
    start: fc.nat(50),
    length: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(party, { maxLength: 40 }), (parties) => {
      const all = singleTables(firstRules, "bistro");
      const given: TakenTable[] = [];
      for (const { people, start, length } of parties) {
        const end = start + length;
        const table = pickTable(all, takenTimes(given), { people, start, end });
        if (!table) continue;
        expect(table.seats).toBeGreaterThanOrEqual(people);
        const others = given.filter(({ tableKey }) => tableKey === table.key);
        expect(others.some((one) => one.start < end && start < one.end)).toBe(false);
        given.push({ tableKey: table.key, start, end });
      }
    }),
  );
});
