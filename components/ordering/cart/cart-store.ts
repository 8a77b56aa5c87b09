import { browserStorage, type StoredText } from "@/components/ui/browser-storage";
import { type CartAction, changeCart } from "@/lib/ordering/cart";
import { formatCart, parseCart, type StoredCart } from "@/lib/ordering/stored-cart";
import type { Menu } from "@/lib/ordering/types";

export const EMPTY_CART: StoredCart = { cart: [], dropped: 0 };

/** One menu's cart, kept by the browser for all tabs. */
export function createCartStore(
  menu: Menu,
  kept: StoredText = browserStorage("localStorage", `cart:${menu.key}`),
) {
  const listeners = new Set<() => void>();
  let shown: StoredCart | undefined;
  let dropped = 0;
  let held = false;

  const read = () => parseCart(kept.read(), menu);

  function show(next: StoredCart) {
    shown = next;
    for (const listener of listeners) listener();
  }

  function takeStored() {
    const stored = read();
    dropped += stored.dropped;
    if (stored.dropped > 0) kept.write(formatCart(stored.cart));
    return { cart: stored.cart, dropped };
  }

  function changedElsewhere({ key }: StorageEvent) {
    if (!held && (key === kept.key || key === null)) show(takeStored());
  }

  return {
    snapshot: (): StoredCart => (shown ??= takeStored()),

    subscribe(listener: () => void) {
      if (listeners.size === 0) window.addEventListener("storage", changedElsewhere);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", changedElsewhere);
      };
    },

    /** Changes what is stored by now, which another tab may have changed. */
    change(action: CartAction) {
      held = false;
      const { cart } = takeStored();
      const next = changeCart(cart, action);
      kept.write(next.length > 0 ? formatCart(next) : null);
      show({ cart: next, dropped });
    },

    /** The guest has read that dishes were left out. */
    forgetDropped() {
      dropped = 0;
      if (shown) show({ cart: shown.cart, dropped });
    },

    /** Empties what is stored at once, so that nothing is paid twice, and goes on showing it until `release`. */
    hold() {
      held = true;
      kept.write(null);
    },

    release() {
      held = false;
      show(takeStored());
    },
  };
}

export type CartStore = ReturnType<typeof createCartStore>;
