import * as z from "zod";
import { defineMail } from "@/lib/mail/define-mail";

export const passwordLinkMail = defineMail({
  kind: "passwordLink",
  about: z.object({ sealedUrl: z.string().describe("The link, encrypted.") }),
  isSecret: true,
  write: async (about) => (await import("./mails.server")).writeLinkMail(about),
});
