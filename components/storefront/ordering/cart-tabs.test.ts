import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { StoredText } from "@/components/ui/browser-storage";
import { sampleRestaurants } from "@/tests/support/restaurants/samples";
import { createCartStore } from "./cart-store";

const page = new EventTarget();
beforeAll(() => void Object.assign(globalThis, { window: page }));
afterAll(() => void Reflect.deleteProperty(globalThis, "window"));

/** Returns a storage shared by two tabs, which records writes. */
function shared(key: string) {
  const writes: (string | null)[] = [null];
  const text: StoredText = {
    key,
    read: () => writes.at(-1) ?? null,
    write: (next) => void writes.push(next),
  };
  return { ...text, writes };
}

const changedElsewhere = (key: string) =>
  void page.dispatchEvent(Object.assign(new Event("storage"), { key }));

const fresh = { id: "moi-moi-deluxe", name: "Fresh" };
const older = sampleRestaurants.order1.dishes;
const [first] = older;
const newer = first ? [...older, { ...first, ...fresh }] : [];

/** Makes a tab with an older menu than another tab, in which a new dish was just added. */
function olderTab() {
  const [cart, seen] = [shared("cart:order1"), shared("cart-seen:order1")];
  const tab = createCartStore(sampleRestaurants.order1, cart, seen);
  tab.subscribe(() => {});
  tab.change({ type: "add", line: { id: "akara" } });
  const other = createCartStore({ ...sampleRestaurants.order1, dishes: newer }, cart, seen);
  other.change({ type: "add", line: { id: fresh.id } });
  return { cart, seen, tab };
}
const bothLines = {
  lines: [
    { id: "akara", quantity: 1 },
    { id: fresh.id, quantity: 1 },
  ],
};
const storedIn = ({ read }: StoredText) => JSON.parse(read() ?? "") as unknown;

test("a dish that only another tab's menu has stays in the cart, and is asked for", () => {
  const { cart, seen, tab } = olderTab();
  const before = [cart.writes.length, seen.writes.length];
  changedElsewhere(cart.key);
  changedElsewhere(seen.key);
  expect(tab.snapshot()).toEqual({
    cart: bothLines.lines.slice(0, 1),
    dropped: 0,
    behindSince: expect.any(Number),
  });
  expect([cart.writes.length, seen.writes.length]).toEqual(before);

  tab.change({ type: "add", line: { id: "zobo" } });
  tab.clearDropped();
  expect(storedIn(cart)).toEqual({ lines: [...bothLines.lines, { id: "zobo", quantity: 1 }] });
  expect(storedIn(seen)).toHaveProperty(fresh.id);
});

test("a menu requested before another tab's change removes no dishes, and the next one does", () => {
  const { cart, tab } = olderTab();
  const askedBefore = performance.now();
  changedElsewhere(cart.key);
  const { behindSince = 0 } = tab.snapshot();
  tab.follow({ dishes: [...older] }, askedBefore);
  expect([storedIn(cart), tab.snapshot().notes]).toEqual([bothLines, undefined]);

  tab.follow({ dishes: [...newer] }, behindSince + 1);
  expect(tab.snapshot()).toEqual({ cart: bothLines.lines, dropped: 0 });

  tab.follow({ dishes: [...older] }, behindSince + 2);
  expect(tab.snapshot()).toEqual({
    cart: bothLines.lines.slice(0, 1),
    dropped: 0,
    notes: { gone: ["Fresh"], repriced: [] },
  });
  expect(storedIn(cart)).toEqual({ lines: bothLines.lines.slice(0, 1) });
});

test("a dish that the menu does not have after all is removed and noted", () => {
  const { cart, tab } = olderTab();
  changedElsewhere(cart.key);
  tab.follow({ dishes: [...older] }, performance.now() + 1);
  expect(storedIn(cart)).toEqual({ lines: bothLines.lines.slice(0, 1) });
  expect(tab.snapshot().notes).toEqual({ gone: ["Fresh"], repriced: [] });
});
