import { browserStorage, type StoredText } from "@/components/ui/browser-storage";
import { type Cart, type CartAction, type CartLine, changeCart } from "@/lib/orders/cart/cart";
import { type CartNotes, formatSeen, notesOf, parseSeen, seenWith } from "@/lib/orders/cart/seen-dishes";
import { formatCart, parseCart, readCart, type StoredCart } from "@/lib/orders/cart/stored-cart";
import { dishIdOf, lineKey } from "@/lib/orders/line-key";
import { findDish } from "@/lib/restaurants/published/menu";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { cartKey, seenKey } from "./cart-keys";

export type ShownCart = StoredCart & {
  /** Changes of its dishes since the guest saw them; undefined if none. */
  notes?: CartNotes;
  /** Time by `performance.now()` since when another tab's cart has dishes unknown to this tab's menu. */
  behindSince?: number;
};

type Menu = Pick<Restaurant, "dishes" | "optionGroups">;

/** Adds dishes to the stored cart of a restaurant on a page without its menu. */
export function addToStoredCart(restaurantId: string, lines: readonly CartLine[]) {
  const kept = browserStorage("localStorage", cartKey(restaurantId));
  const cart = lines.reduce(
    (sum, { quantity, ...line }) => changeCart(sum, { type: "add", line, quantity }),
    readCart(kept.read()) as Cart,
  );
  kept.write(formatCart(cart));
}

/** Stores one menu's cart for all tabs of the browser, and separately the prices that the guest saw. */
export function createCartStore(
  restaurant: Menu & Pick<Restaurant, "restaurantId">,
  kept: StoredText = browserStorage("localStorage", cartKey(restaurant.restaurantId)),
  keptSeen: StoredText = browserStorage("localStorage", seenKey(restaurant.restaurantId)),
) {
  const listeners = new Set<() => void>();
  let menu: Menu = restaurant;
  let shown: ShownCart | undefined;
  let dropped = 0;
  let held = false;
  /** Dishes from another tab, whose menu may be newer than this one's. */
  let ahead: ReadonlySet<string> = new Set();
  let behindSince: number | undefined;

  const isKnown = ({ id }: { id: string }) => findDish(menu, id) !== null;

  function show(next: ShownCart) {
    shown = next;
    for (const listener of listeners) listener();
  }

  function keepCart(cart: Cart) {
    kept.write(cart.length > 0 ? formatCart(cart) : null);
  }

  /** Adds the notes of dropped dishes and changed prices. Stores the prices seen, unless `onlyLooks`. */
  function withNotes(cart: Cart, { isTold = false, onlyLooks = false } = {}): ShownCart {
    const text = keptSeen.read();
    const all = parseSeen(text);
    const isAhead = ([key]: [string, unknown]) => ahead.has(dishIdOf(key));
    const judged = new Map([...all].filter((entry) => !isAhead(entry)));
    const seen = seenWith(judged, cart, menu, isTold);
    const next = formatSeen(new Map([...[...all].filter(isAhead), ...seen]));
    if (!onlyLooks && next !== text) keptSeen.write(next);
    const notes = notesOf(seen, cart, menu);
    const hasNotes = notes.gone.length + notes.repriced.length > 0;
    return {
      cart,
      dropped,
      ...(hasNotes && { notes }),
      ...(behindSince !== undefined && { behindSince }),
    };
  }

  /** Removes dishes that the menu doesn't have from the stored cart, unless they may be newer than the menu. */
  function takeStored(): ShownCart {
    const text = kept.read();
    const lines = readCart(text);
    const stays = lines.filter((line) => isKnown(line) || ahead.has(line.id));
    const stored = parseCart(text, menu);
    const left = stored.dropped - (stays.length - stored.cart.length);
    if (left > 0) {
      const seen = parseSeen(keptSeen.read());
      const named = lines.filter((line) => seen.has(lineKey(line)) && !stays.includes(line));
      dropped += left - named.length;
      keepCart(stays);
    }
    return withNotes(stored.cart);
  }

  function changedElsewhere({ key }: StorageEvent) {
    if (key !== kept.key && key !== keptSeen.key && key !== null) return;
    const lines = readCart(kept.read());
    const unknown = lines.filter((line) => !isKnown(line)).map(({ id }) => id);
    if (unknown.some((id) => !ahead.has(id))) behindSince = performance.now();
    if (unknown.length === 0) behindSince = undefined;
    ahead = new Set(unknown);
    if (!held) show(withNotes(lines.filter(isKnown), { onlyLooks: true }));
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

    /**
     * Updates the menu.
     * @param askedAt time of the request, by `performance.now()`
     */
    follow(next: Menu, askedAt: number) {
      if (next.dishes === menu.dishes) return;
      menu = next;
      if (behindSince !== undefined && askedAt > behindSince) {
        ahead = new Set();
        behindSince = undefined;
      }
      if (!held) show(takeStored());
    },

    /** Applies an action to the stored cart, which another tab may have changed. */
    change(action: CartAction) {
      held = false;
      const next = changeCart(readCart(kept.read()), action);
      keepCart(next);
      if (action.type === "clear") keptSeen.write(null);
      show(withNotes(next.filter(isKnown)));
    },

    /** Dismisses the notes of dropped dishes and changed prices. */
    clearDropped() {
      dropped = 0;
      if (shown && !held) show(withNotes(shown.cart, { isTold: true }));
    },

    /** Clears the stored cart at once, so that nothing is paid twice, but shows it until `release`. */
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
