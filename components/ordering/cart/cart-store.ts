import { browserStorage, type StoredText } from "@/components/ui/browser-storage";
import { type CartAction, changeCart } from "@/lib/ordering/cart";
import { findDish } from "@/lib/ordering/menu";
import { type CartNotes, formatSeen, notesOf, parseSeen, seenWith } from "@/lib/ordering/seen-dishes";
import { formatCart, parseCart, readCart, type StoredCart } from "@/lib/ordering/stored-cart";
import type { Menu } from "@/lib/ordering/types";

/** A cart with what changed of its dishes since the guest saw them; nothing where nothing did. */
export type ShownCart = StoredCart & { notes?: CartNotes };

export const EMPTY_CART: ShownCart = { cart: [], dropped: 0 };

/** One menu's cart, kept by the browser for all tabs, with the prices that were seen in another place beside it. */
export function createCartStore(
  menu: Pick<Menu, "key" | "items">,
  kept: StoredText = browserStorage("localStorage", `cart:${menu.key}`),
  keptSeen: StoredText = browserStorage("localStorage", `cart-seen:${menu.key}`),
) {
  const listeners = new Set<() => void>();
  let dishes = menu.items;
  let shown: ShownCart | undefined;
  let dropped = 0;
  let held = false;

  function show(next: ShownCart) {
    shown = next;
    for (const listener of listeners) listener();
  }

  /** What is told of the cart now, and kept until it was. */
  function withNotes(cart: StoredCart["cart"], isTold = false): ShownCart {
    const text = keptSeen.read();
    const seen = seenWith(parseSeen(text), cart, dishes, isTold);
    const next = formatSeen(seen);
    if (next !== text) keptSeen.write(next);
    const notes = notesOf(seen, cart, dishes);
    const hasNotes = notes.gone.length + notes.repriced.length > 0;
    return { cart, dropped, ...(hasNotes && { notes }) };
  }

  function takeStored(): ShownCart {
    const text = kept.read();
    const stored = parseCart(text, { items: dishes });
    if (stored.dropped > 0) {
      const seen = parseSeen(keptSeen.read());
      const named = readCart(text).filter(({ id }) => seen.has(id) && !findDish({ items: dishes }, id));
      dropped += stored.dropped - named.length;
      kept.write(stored.cart.length > 0 ? formatCart(stored.cart) : null);
    }
    return withNotes(stored.cart);
  }

  function changedElsewhere({ key }: StorageEvent) {
    if (!held && (key === kept.key || key === keptSeen.key || key === null)) show(takeStored());
  }

  return {
    snapshot: (): ShownCart => (shown ??= takeStored()),

    subscribe(listener: () => void) {
      if (listeners.size === 0) window.addEventListener("storage", changedElsewhere);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", changedElsewhere);
      };
    },

    /** The menu's dishes as they are by now. */
    follow(items: Menu["items"]) {
      if (items === dishes) return;
      dishes = items;
      if (!held) show(takeStored());
    },

    /** Changes what is stored by now, which another tab may have changed. */
    change(action: CartAction) {
      held = false;
      const next = changeCart(takeStored().cart, action);
      kept.write(next.length > 0 ? formatCart(next) : null);
      if (action.type === "clear") keptSeen.write(null);
      show(withNotes(next));
    },

    /** The guest has read what was left out, and what changed. */
    forgetDropped() {
      dropped = 0;
      if (shown && !held) show(withNotes(shown.cart, true));
    },

    /** Empties what is stored at once, so that nothing is paid twice, and goes on showing it until `release`. */
    hold() {
      held = true;
      kept.write(null);
      keptSeen.write(null);
    },

    release() {
      held = false;
      show(takeStored());
    },
  };
}

export type CartStore = ReturnType<typeof createCartStore>;
