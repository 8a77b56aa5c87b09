import { implement } from "@/lib/api/implement";
import { mailCalls } from "@/lib/mail/calls";
import { getMailChoices, saveMailChoices } from "@/lib/mail/choices.server";
import { AppError } from "@/lib/platform/http/errors";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(mailCalls, {
  "GET /settings/mails": async () => ({ choices: await getMailChoices() }),
  "PUT /settings/mails": async ({ body, may }) => {
    const { newOrder, ownersAddress } = await getMailChoices();
    const isRedirected = body.newOrder !== newOrder || body.ownersAddress !== ownersAddress;
    if (isRedirected && !may("orders:read"))
      throw new AppError("forbidden", "Mails about new orders have guests’ data: they need orders:read.");
    return { choices: await saveMailChoices(body) };
  },
});
