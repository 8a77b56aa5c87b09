import type { OrderView } from "@/lib/orders/answers";

/** The fields of an order of a demo that its terms decide. */
export const demoOrderTerms = {
  kind: "delivery",
  tableName: "",
  note: "",
  currency: "USD",
  taxIncluded: false,
  taxes: [],
  refundedCents: 0,
  refunds: [],
} satisfies Partial<OrderView>;

/** The contact that demos don't ask for. */
export const noContact = { phone: "", street: "", postalCode: "", locality: "" };
