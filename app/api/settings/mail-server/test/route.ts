import { implement } from "@/lib/api/implement";
import { mailCalls } from "@/lib/mail/calls";
import { sendTestMail } from "@/lib/mail/test-mail.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(mailCalls, {
  "POST /settings/mail-server/test": async ({ user }) => {
    await sendTestMail(user);
    return {};
  },
});
