import { defineMail } from "@/lib/mail/define-mail";
import { orderMailKinds } from "@/lib/mail/kinds";
import { aboutOrder } from "./about";

for (const kind of orderMailKinds) {
  defineMail({
    kind,
    about: aboutOrder,
    write: async (given) => (await import("./write.server")).writeOrderMail(kind, given),
  });
}
