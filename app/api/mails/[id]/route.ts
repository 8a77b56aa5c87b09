import { implement } from "@/lib/api/implement";
import { mailCalls } from "@/lib/mail/calls";
import { requireMail } from "@/lib/mail/list.server";
import { AppError } from "@/lib/platform/http/errors";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(mailCalls, {
  "GET /mails/{id}": async ({ params, may }) => {
    if (!may("orders:read")) throw new AppError("forbidden", "You may not read mails to guests.");
    return { mail: await requireMail(Number(params.id)) };
  },
});
