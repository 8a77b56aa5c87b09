/** The answer to a guest's payment that is confirmed next, of an order of one Zobo. */
export const openedPayment = {
  success: true,
  clientSecret: "pi_1_secret",
  orderId: "the-order",
  order: {
    id: "the-order",
    number: 7,
    restaurantId: "order1",
    lines: [{ id: "zobo", name: "Zobo", emoji: "🍹", quantity: 1, priceCents: 399 }],
    subtotalCents: 399,
    taxCents: 40,
    deliveryCents: 500,
    totalCents: 939,
    status: "new",
    payment: "pending",
    createdAt: "2026-01-01T12:00:00.000Z",
  },
};
