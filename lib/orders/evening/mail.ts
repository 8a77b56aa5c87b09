import { defineMail } from "@/lib/mail/define-mail";
import { aboutEvening } from "./about";

export const eveningMail = defineMail({
  kind: "eveningSummary",
  about: aboutEvening,
  write: async (about) => (await import("./evening.server")).writeEvening(about),
});
