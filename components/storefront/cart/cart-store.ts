import { browserStorage, type StoredText } from "@/components/ui/browser-storage";
import { type Cart, type CartAction, changeCart } from "@/lib/orders/cart/cart";
import { type CartNotes, formatSeen, notesOf, parseSeen, seenWith } from "@/lib/orders/cart/seen-dishes";
import { formatCart, parseCart, readCart, type StoredCart } from "@/lib/orders/cart/stored-cart";
import { findDish } from "@/lib/restaurants/published/menu";
import type { Menu } from "@/lib/restaurants/published/types";

export type ShownCart = StoredCart & {
  /** What changed of its dishes since the guest saw them; nothing where nothing did. */
  notes?: CartNotes;
  /** Since when, by `performance.now()`, another tab's cart has dishes that this tab's menu doesn't know. */
  behindSince?: number;
};

export const EMPTY_CART: ShownCart = { cart: [], dropped: 0 };

/** One menu's cart, kept by the browser for all tabs, with the prices that were seen in another place beside it. */
export function createCartStore(
  menu: Pick<Menu, "key" | "dishes">,
  kept: StoredText = browserStorage("localStorage", `cart:${menu.key}`),
  keptSeen: StoredText = browserStorage("localStorage", `cart-seen:${menu.key}`),
) {
  const listeners = new Set<() => void>();
  let dishes = menu.dishes;
  let shown: ShownCart | undefined;
  let dropped = 0;
  let held = false;
  /** Dishes from another tab, whose menu may be newer than this one's. */
  let ahead: ReadonlySet<string> = new Set();
  let behindSince: number | undefined;

  const isKnown = ({ id }: { id: string }) => findDish({ dishes }, id) !== null;

  function show(next: ShownCart) {
    shown = next;
    for (const listener of listeners) listener();
  }

  function keepCart(cart: Cart) {
    kept.write(cart.length > 0 ? formatCart(cart) : null);
  }

  /** The cart with what is told of it now. What was seen of its dishes is kept, but by a tab that only looks. */
  function withNotes(cart: Cart, { isTold = false, onlyLooks = false } = {}): ShownCart {
    const text = keptSeen.read();
    const all = parseSeen(text);
    const judged = new Map([...all].filter(([id]) => !ahead.has(id)));
    const seen = seenWith(judged, cart, dishes, isTold);
    const next = formatSeen(new Map([...[...all].filter(([id]) => ahead.has(id)), ...seen]));
    if (!onlyLooks && next !== text) keptSeen.write(next);
    const notes = notesOf(seen, cart, dishes);
    const hasNotes = notes.gone.length + notes.repriced.length > 0;
    return {
      cart,
      dropped,
      ...(hasNotes && { notes }),
      ...(behindSince !== undefined && { behindSince }),
    };
  }

  /** Takes dishes that the menu doesn't have out of what is kept, but for those that it may not have yet. */
  function takeStored(): ShownCart {
    const text = kept.read();
    const lines = readCart(text);
    const stays = lines.filter((line) => isKnown(line) || ahead.has(line.id));
    const stored = parseCart(text, { dishes });
    const left = stored.dropped - (stays.length - stored.cart.length);
    if (left > 0) {
      const seen = parseSeen(keptSeen.read());
      const named = lines.filter((line) => seen.has(line.id) && !stays.includes(line));
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
     * The menu's dishes as they are by now.
     * @param askedAt when the server was asked for them, by `performance.now()`
     */
    follow(next: Menu["dishes"], askedAt: number) {
      if (next === dishes) return;
      dishes = next;
      if (behindSince !== undefined && askedAt > behindSince) {
        ahead = new Set();
        behindSince = undefined;
      }
      if (!held) show(takeStored());
    },

    /** Changes what is stored by now, which another tab may have changed. */
    change(action: CartAction) {
      held = false;
      const next = changeCart(readCart(kept.read()), action);
      keepCart(next);
      if (action.type === "clear") keptSeen.write(null);
      show(withNotes(next.filter(isKnown)));
    },

    /** The guest has read what was left out, and what changed. */
    clearDropped() {
      dropped = 0;
      if (shown && !held) show(withNotes(shown.cart, { isTold: true }));
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
