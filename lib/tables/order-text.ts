const words = {
  new: "Sent to the kitchen",
  preparing: "Being prepared",
  ready: "Ready",
  done: "Served",
  cancelled: "Cancelled",
};

type Stated = { status: keyof typeof words; payment: string };

/** Returns whether an order counts: neither cancelled nor without its payment. */
export const isPlaced = ({ status, payment }: Stated): boolean =>
  status !== "cancelled" && payment !== "pending" && payment !== "failed";

/** Returns the state of an order in a few words for its guest at the table. */
export const orderText = (order: Stated): string =>
  isPlaced(order) || order.status === "cancelled" ? words[order.status] : "Not paid yet";
