import { type Translatable, translatable } from "@/lib/platform/language/translate";

type Texts = {
  /** Label of the button from the cart to the payment. */
  checkout: Translatable;
  /** A toast with the name of the dish, and its duration in milliseconds. */
  added: { text: Translatable; duration: number } | null;
  /** A toast with the number and the total of the order. */
  ordered: { text: Translatable; duration: number };
};

const usual: Texts = {
  checkout: translatable("Place Order"),
  added: { text: translatable("{dish} added to your cart"), duration: 2500 },
  ordered: { text: translatable("Order {number} is in the kitchen"), duration: 2500 },
};

const own: Readonly<Record<string, Texts>> = {
  order2: {
    checkout: translatable("Proceed to Checkout"),
    added: null,
    ordered: { text: translatable("Order placed! Total: {total}. Thank you!"), duration: 3000 },
  },
};

/** Returns the texts and durations of a restaurant's page, by id. */
export const textsOf = (restaurantId: string): Texts =>
  (Object.hasOwn(own, restaurantId) ? own[restaurantId] : undefined) ?? usual;

/** Like `ordered`, for an order whose payment is processing at a bank. */
export const processingOrder: Texts["ordered"] = {
  text: translatable("Order {number} waits for its payment"),
  duration: 4000,
};

/** Time that a paid cart is still shown, in milliseconds. */
export const CLEAR_DELAY_MS = 2000;
