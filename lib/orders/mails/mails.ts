import { defineMail } from "@/lib/mail/define-mail";
import type { OrderMailKind } from "@/lib/mail/kinds";
import { aboutOrder } from "./about";

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
    about: aboutOrder,
    write: async (given) => (await import("./write.server")).writeOrderMail(kind, given),
  });
}
