import { implement } from "@/lib/api/implement";
import { mailCalls } from "@/lib/mail/calls";
import { listMails } from "@/lib/mail/list.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(mailCalls, {
  "GET /mails": async ({ query, may }) => listMails(query, may("orders:read")),
});
