import { type Translatable, translatable } from "@/lib/platform/language/translate";

const words = {
  new: translatable("Sent to the kitchen"),
  preparing: translatable("Being prepared"),
  ready: translatable("Ready"),
  done: translatable("Served"),
  cancelled: translatable("Cancelled"),
};

type Stated = { status: keyof typeof words; payment: string };

/** Returns whether an order counts: neither cancelled nor without its payment. */
export const isPlaced = ({ status, payment }: Stated): boolean =>
  status !== "cancelled" && payment !== "pending" && payment !== "failed";

/** Returns the state of an order in a few words for its guest at the table. */
export const orderText = (order: Stated): Translatable =>
  isPlaced(order) || order.status === "cancelled" ? words[order.status] : translatable("Not paid yet");
