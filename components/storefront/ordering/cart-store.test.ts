import { expect, test } from "@jest/globals";
import type { StoredText } from "@/components/ui/browser-storage";
import { sampleRestaurants } from "@/tests/support/restaurants/samples";
import { createCartStore } from "./cart-store";

function storage(initial: object | null = null): StoredText & { text: () => string | null } {
  let text = initial && JSON.stringify(initial);
  return {
    key: "cart:order1",
    read: () => text,
    write: (next) => {
      text = next;
    },
    text: () => text,
  };
}
const akara = { lines: [{ id: "akara", quantity: 2 }] };

test("a stored cart is shown, changed and stored again", () => {
  const kept = storage(akara);
  const store = createCartStore(sampleRestaurants.order1, kept);
  expect(store.snapshot().cart).toEqual(akara.lines);
  store.change({ type: "add", line: { id: "akara" } });
  expect(store.snapshot().cart).toEqual([{ id: "akara", quantity: 3 }]);
  expect(kept.text()).toBe('{"lines":[{"id":"akara","quantity":3}]}');
  store.change({ type: "remove", key: "akara" });
  expect(kept.text()).toBeNull();
});

test("a change is based on the cart that another tab stored meanwhile", () => {
  const kept = storage(akara);
  const store = createCartStore(sampleRestaurants.order1, kept);
  store.snapshot();
  kept.write(JSON.stringify({ lines: [{ id: "zobo", quantity: 1 }] }));
  store.change({ type: "add", line: { id: "akara" } });
  expect(store.snapshot().cart).toEqual([
    { id: "zobo", quantity: 1 },
    { id: "akara", quantity: 1 },
  ]);
});

test("dishes that are not on the menu are removed from the store, and noted until the guest has read it", () => {
  const kept = storage({ lines: [{ id: "unicorn", quantity: 1 }, ...akara.lines] });
  const store = createCartStore(sampleRestaurants.order1, kept);
  expect(store.snapshot()).toEqual({ cart: akara.lines, dropped: 1 });
  expect(JSON.parse(kept.text() ?? "")).toEqual(akara);
  store.change({ type: "add", line: { id: "zobo" } });
  expect(store.snapshot().dropped).toBe(1);
  store.clearDropped();
  expect(store.snapshot().dropped).toBe(0);
});

test("a paid cart is removed from the store at once and shown until it is released", () => {
  const kept = storage(akara);
  const store = createCartStore(sampleRestaurants.order1, kept);
  store.snapshot();
  store.hold();
  expect([kept.text(), store.snapshot().cart]).toEqual([null, akara.lines]);
  store.release();
  expect(store.snapshot().cart).toEqual([]);
});

const [one, other] = [storage(akara), storage()];
const cheaper = sampleRestaurants.order1.dishes.map((dish) =>
  dish.id === "akara" ? { ...dish, priceCents: dish.priceCents + 50 } : dish,
);

test("changes are reported by name from publication until the guest has read them, even after a reload", () => {
  const store = createCartStore(sampleRestaurants.order1, one, other);
  store.change({ type: "add", line: { id: "zobo" } });
  expect(store.snapshot().notes).toBeUndefined();
  store.follow({ dishes: cheaper.filter(({ id }) => id !== "zobo") }, 1);
  const told = {
    cart: akara.lines,
    dropped: 0,
    notes: { gone: ["Zobo"], repriced: [{ key: "akara", name: "Akara", before: 599, now: 649 }] },
  };
  expect(store.snapshot()).toEqual(told);
  const reloaded = createCartStore({ ...sampleRestaurants.order1, dishes: cheaper.slice(0, 5) }, one, other);
  expect(reloaded.snapshot()).toEqual(told);
  reloaded.clearDropped();
  expect(reloaded.snapshot().notes).toBeUndefined();
  expect(other.text()).toBe('{"akara":["Akara",649]}');
});

test("a paid cart leaves no stored prices", () => {
  const store = createCartStore(sampleRestaurants.order1, one, other);
  store.snapshot();
  store.hold();
  store.follow({ dishes: cheaper }, 1);
  store.release();
  expect([one.text(), other.text(), store.snapshot().notes]).toEqual([null, null, undefined]);
});
