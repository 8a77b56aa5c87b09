export const paymentTexts = {
  failed: "Payment failed. Please try again.",
  changed: "The menu has just changed. Please look at your order again: nothing was charged.",
  onHandover: "Order placed. You pay when you get it.",
  free: "Order placed. There is nothing to pay.",
  demo: "Demo mode: Order placed successfully!",
  live: "Payment successful! Order confirmed",
  processing: "Your payment is being processed. The restaurant sees that it has not arrived yet.",
};
