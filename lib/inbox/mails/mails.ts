import * as z from "zod";
import { defineMail } from "@/lib/mail/define-mail";

defineMail({
  kind: "newMessage",
  about: z.object({ messageId: z.int() }),
  write: async ({ messageId }) => (await import("./write.server")).writeMessageMail(messageId),
});
