import { implement } from "@/lib/api/implement";
import { mailCalls } from "@/lib/mail/calls";
import { getMailChoices, saveMailChoices } from "@/lib/mail/choices.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(mailCalls, {
  "GET /settings/mails": async () => ({ choices: await getMailChoices() }),
  "PUT /settings/mails": async ({ body }) => ({ choices: await saveMailChoices(body) }),
});
