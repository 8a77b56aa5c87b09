import { translatable } from "@/lib/platform/language/translate";

export const paymentTexts = {
  failed: translatable("Payment failed. Please try again."),
  changed: translatable("The menu has just changed. Please look at your order again: nothing was charged."),
  onHandover: translatable("Order placed. You pay when you get it."),
  free: translatable("Order placed. There is nothing to pay."),
  demo: translatable("Demo mode: Order placed successfully!"),
  live: translatable("Payment successful! Order confirmed"),
  processing: translatable(
    "Your payment is being processed. The restaurant sees that it has not arrived yet.",
  ),
};
