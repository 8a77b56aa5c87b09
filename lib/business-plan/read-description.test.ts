import { expect, test } from "@jest/globals";
import { businessKinds } from "@/lib/business-kinds/kinds.server";
import { describedBusinesses } from "@/tests/support/business-plan/described-businesses";
import { readDescription } from "./read-description";

const projectName = "Project";
const read = (description: string) => readDescription({ description }, projectName).understanding;

test.each(describedBusinesses)("$kind, $name, $place: $description", ({ description, kind, name, place }) => {
  const found = read(description);
  expect({ kind: found.kind.value, name: found.name.value, place: found.place.value }).toEqual({
    kind,
    name: name || projectName,
    place,
  });
  expect(found.name.source).toBe(name ? "read" : "assumed");
  expect(found.place.source).toBe(place ? "read" : "assumed");
});

test("there are at least 60 descriptions, two of every kind", () => {
  expect(describedBusinesses.length).toBeGreaterThanOrEqual(60);
  for (const { key } of businessKinds()) {
    expect(describedBusinesses.filter(({ kind }) => kind === key).length).toBeGreaterThanOrEqual(2);
  }
});
