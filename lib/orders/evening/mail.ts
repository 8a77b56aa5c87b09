import * as z from "zod";
import { defineMail } from "@/lib/mail/define-mail";

export const eveningMail = defineMail({
  kind: "eveningSummary",
  about: z.object({ day: z.iso.date() }),
  write: async ({ day }) => (await import("./evening.server")).writeEvening(day),
});
