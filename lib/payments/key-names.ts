export const paymentKeyNames = ["secret", "publishable", "webhook"] as const;
export type PaymentKeyName = (typeof paymentKeyNames)[number];

export const secretNames = {
  secret: "stripe secret key",
  publishable: "stripe publishable key",
  webhook: "stripe webhook secret",
} as const satisfies Record<PaymentKeyName, string>;
