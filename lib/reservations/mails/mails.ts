import * as z from "zod";
import { defineMail } from "@/lib/mail/define-mail";
import { reservationMailKinds } from "@/lib/mail/kinds";

const about = z.object({ reservationId: z.string() });

for (const kind of reservationMailKinds) {
  defineMail({
    kind,
    about,
    write: async ({ reservationId }) =>
      (await import("./write.server")).writeReservationMail(kind, reservationId),
  });
}
