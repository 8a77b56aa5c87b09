import { browserStorage } from "@/components/ui/browser-storage";
import { notify } from "@/components/ui/messages";
import type { Bill, CartAction } from "@/lib/orders/cart/cart";
import { english, type Translate } from "@/lib/platform/language/translate";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { cartKey, seenKey } from "./cart-keys";
import type { CartStore, ShownCart } from "./cart-store";

type Script = typeof import("./cart-script");
type Menu = Pick<Restaurant, "restaurantId" | "dishes" | "optionGroups" | "rest">;

export const EMPTY_CART: ShownCart = { cart: [], dropped: 0 };

const emptyBill: Script["billOf"] = (_cart, _dishes, { terms: { currency, pricesIncludeTax } }): Bill => ({
  lines: [],
  unavailable: [],
  count: 0,
  totals: {
    currency,
    subtotalCents: 0,
    deliveryCents: 0,
    taxCents: 0,
    taxIncluded: pricesIncludeTax,
    taxes: [],
    totalCents: 0,
  },
});

/**
 * Returns the store of a cart, which is empty until its script is loaded by `load` or the first change. Changes wait for
 * the script in their order, and for all dishes of a large menu, as the store drops those that it doesn't know.
 * @param loadWhole loads all dishes of the menu, for `follow`
 */
export function createCartOnDemand(
  restaurant: Menu,
  loadWhole: () => unknown = () => {},
  t: Translate = english,
) {
  const keys = [cartKey(restaurant.restaurantId), seenKey(restaurant.restaurantId)];
  const listeners = new Set<() => void>();
  let menu: Menu = restaurant;
  let script: Script | undefined;
  let store: CartStore | undefined;
  let isLoading = false;
  let isWanted = false;
  let waiting: CartAction[] = [];
  let disconnect = () => {};

  async function load() {
    if (isLoading || store) return;
    if (menu.rest) {
      isWanted = true;
      loadWhole();
      return;
    }
    isLoading = true;
    try {
      script = await import("./cart-script");
      store = script.createCartStore(menu);
      for (const action of waiting) store.change(action);
      disconnect();
      if (listeners.size > 0) connect();
      notifyListeners();
    } catch {
      if (waiting.length > 0) {
        // It said that the dish was added.
        notify.clear();
        notify.error(t("The cart could not be loaded. Please try again."), { topic: "ordering" });
      }
    }
    waiting = [];
    isLoading = false;
  }

  function notifyListeners() {
    for (const listener of listeners) listener();
  }

  const changedElsewhere = ({ key }: StorageEvent) => void (key && keys.includes(key) && load());

  function connect() {
    if (store) {
      disconnect = store.subscribe(notifyListeners);
      return;
    }
    window.addEventListener("storage", changedElsewhere);
    disconnect = () => window.removeEventListener("storage", changedElsewhere);
  }

  return {
    load,
    isStored: () => keys.some((key) => browserStorage("localStorage", key).read() !== null),
    snapshot: () => store?.snapshot() ?? EMPTY_CART,
    /** Returns the function that prices the cart. */
    pricing: (): Script["billOf"] => script?.billOf ?? emptyBill,

    subscribe(listener: () => void) {
      if (listeners.size === 0) connect();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) disconnect();
      };
    },

    follow(next: Omit<Menu, "restaurantId" | "rest">, askedAt: number) {
      menu = { restaurantId: restaurant.restaurantId, ...next };
      store?.follow(next, askedAt);
      if (isWanted) void load();
    },

    change(action: CartAction) {
      if (store) return store.change(action);
      waiting.push(action);
      void load();
    },

    clearDropped: () => store?.clearDropped(),
    hold: () => store?.hold(),
    release: () => store?.release(),
  };
}

export type CartOnDemand = ReturnType<typeof createCartOnDemand>;
