import type { OrderView } from "@/lib/orders/answers";
import { formatMoney } from "@/lib/platform/money/money";

type Texts = {
  /** Label of the button from the cart to the payment. */
  checkout: string;
  /** A toast and its duration in milliseconds. */
  added: ((dish: string) => { message: string; duration: number }) | null;
  ordered: (order: OrderView) => { message: string; duration: number };
};

const usual: Texts = {
  checkout: "Place Order",
  added: (dish) => ({ message: `${dish} added to your cart`, duration: 2500 }),
  ordered: ({ number }) => ({ message: `Order ${number} is in the kitchen`, duration: 2500 }),
};

const own: Readonly<Record<string, Texts>> = {
  order2: {
    checkout: "Proceed to Checkout",
    added: null,
    ordered: ({ totalCents, currency }) => ({
      message: `Order placed! Total: ${formatMoney(totalCents, currency)}. Thank you!`,
      duration: 3000,
    }),
  },
};

/** Returns the texts and durations of a restaurant's page, by id. */
export const textsOf = (restaurantId: string): Texts =>
  (Object.hasOwn(own, restaurantId) ? own[restaurantId] : undefined) ?? usual;

/** Message for an order whose payment is processing at a bank, and its duration in milliseconds. */
export const processingOrder = ({ number }: OrderView) => ({
  message: `Order ${number} waits for its payment`,
  duration: 4000,
});

/** Time that a paid cart is still shown, in milliseconds. */
export const CLEAR_DELAY_MS = 2000;
