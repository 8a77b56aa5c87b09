import { expect, test } from "@jest/globals";
import type { StoredText } from "@/components/ui/browser-storage";
import { menus } from "@/lib/testing/menus";
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

test("what is stored is shown, changed and stored again", () => {
  const kept = storage(akara);
  const store = createCartStore(menus.order1, kept);
  expect(store.snapshot().cart).toEqual(akara.lines);
  store.change({ type: "add", id: "akara" });
  expect(store.snapshot().cart).toEqual([{ id: "akara", quantity: 3 }]);
  expect(kept.text()).toBe('{"lines":[{"id":"akara","quantity":3}]}');
  store.change({ type: "remove", id: "akara" });
  expect(kept.text()).toBeNull();
});

test("a change goes on from what another tab has stored meanwhile", () => {
  const kept = storage(akara);
  const store = createCartStore(menus.order1, kept);
  store.snapshot();
  kept.write(JSON.stringify({ lines: [{ id: "zobo", quantity: 1 }] }));
  store.change({ type: "add", id: "akara" });
  expect(store.snapshot().cart).toEqual([
    { id: "zobo", quantity: 1 },
    { id: "akara", quantity: 1 },
  ]);
});

test("dishes that are not on the menu are taken out of the store, and told until the guest has read it", () => {
  const kept = storage({ lines: [{ id: "unicorn", quantity: 1 }, ...akara.lines] });
  const store = createCartStore(menus.order1, kept);
  expect(store.snapshot()).toEqual({ cart: akara.lines, dropped: 1 });
  expect(JSON.parse(kept.text() ?? "")).toEqual(akara);
  store.change({ type: "add", id: "zobo" });
  expect(store.snapshot().dropped).toBe(1);
  store.forgetDropped();
  expect(store.snapshot().dropped).toBe(0);
});

test("a paid cart is gone from the store at once and shown until it is released", () => {
  const kept = storage(akara);
  const store = createCartStore(menus.order1, kept);
  store.snapshot();
  store.hold();
  expect([kept.text(), store.snapshot().cart]).toEqual([null, akara.lines]);
  store.release();
  expect(store.snapshot().cart).toEqual([]);
});
