import { expect, test } from "@jest/globals";
import type { MenuDraft } from "@/lib/restaurants/answers";
import { publishState } from "./publish-state";

const stateOf = (isOpen: boolean, publishedVersion: number, waits = false) =>
  publishState({
    id: "335032fa-3f3a-48ac-ae78-8ab7a3f545f6",
    content: { restaurant: { isOpen } },
    waits,
    savedAt: null,
    publishedVersion,
  } as MenuDraft).text;

test("a restaurant that was only added is not called published", () => {
  expect(stateOf(false, 1)).toBe("Not published yet");
  expect(stateOf(false, 2)).toBe("Published, but closed");
  expect(stateOf(true, 1)).toBe("Published, guests see this");
  expect(stateOf(false, 1, true)).toBe("Draft saved, not published");
});
