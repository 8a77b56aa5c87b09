const words = {
  new: "Sent to the kitchen",
  preparing: "Being prepared",
  ready: "Ready",
  done: "Served",
  cancelled: "Cancelled",
};

type Told = { status: keyof typeof words; payment: string };

/** Returns the state of an order in a few words for its guest at the table. */
export function orderText({ status, payment }: Told): string {
  const isUnpaid = payment === "pending" || payment === "failed";
  return isUnpaid && status !== "cancelled" ? "Not paid yet" : words[status];
}
