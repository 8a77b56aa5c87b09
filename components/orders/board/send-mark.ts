import { call } from "@/lib/api/call";
import type { Mark, MarkStep } from "@/lib/orders/steps/queue";

type Sent = { stepId: string; secondsAgo?: number } & Pick<MarkStep, "follows">;

/** Marks a dish or an option as sold out or available. @throws RequestError */
export function sendMark({ restaurantId, groupId, itemId, soldOut }: Mark, sent?: Sent) {
  const common = { restaurantId, soldOut, ...sent };
  return groupId === ""
    ? call("POST /ordering/sold-out", { body: { ...common, dishId: itemId } })
    : call("POST /ordering/sold-out/options", { body: { ...common, groupId, optionId: itemId } });
}
