import { implement } from "@/lib/api/implement";
import { mailCalls } from "@/lib/mail/calls";
import { sendAgain } from "@/lib/mail/list.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(mailCalls, {
  "POST /mails/{id}/retry": async ({ params }) => {
    await sendAgain(Number(params.id));
    return {};
  },
});
