import * as z from "zod";
import { defineMail } from "@/lib/mail/define-mail";
import type { OrderMailKind } from "@/lib/mail/kinds";

const about = z.object({ orderId: z.string(), refundId: z.string().optional() });
export type AboutOrder = z.infer<typeof about>;

const kinds: readonly OrderMailKind[] = [
  "orderReceived",
  "orderAccepted",
  "orderRejected",
  "orderReady",
  "orderCancelled",
  "orderRefunded",
  "newOrder",
];

for (const kind of kinds) {
  defineMail({
    kind,
    about,
    write: async (given) => (await import("./write.server")).writeOrderMail(kind, given),
  });
}
