/** The kinds of mails, with their names for owners. */
export const mailKinds = {
  orderReceived: "Order received",
  orderAccepted: "Order accepted",
  orderRejected: "Order rejected",
  orderReady: "Order ready",
  orderCancelled: "Order cancelled",
  orderRefunded: "Money given back",
  newOrder: "New order",
  eveningSummary: "Summary of the day",
  passwordLink: "Link to choose a password",
} as const;
export type MailKind = keyof typeof mailKinds;

/** The kinds of mails about an order. */
export type OrderMailKind = Extract<MailKind, `order${string}`> | "newOrder";

/** Returns the name of a stored kind; one of another version has its technical name. */
export const wordsOfKind = (kind: string): string => (mailKinds as Record<string, string>)[kind] ?? kind;
