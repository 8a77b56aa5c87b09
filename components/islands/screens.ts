import { OrderScreen } from "@/components/storefront/order-screen";

/** The screen of each island; `components/islands/‹name›.ts` is its script. */
export const screens = { storefront: OrderScreen };
