/** The code of a cart with dishes, loaded on demand. */
export { billOf } from "@/lib/orders/cart/cart";
export { createCartStore } from "./cart-store";
