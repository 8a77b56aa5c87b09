import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { mailContent, mailListQuery, mailPage, mailParams } from "./answers";
import { mailChoices, shownMailChoices } from "./choices";
import { mailServerInput, mailServerState } from "./server-settings";

const mailServer = z.object({ server: mailServerState });

export const mailCalls = defineCalls({
  "GET /mails": {
    summary: "List the mails, newest first",
    permission: "system:read",
    query: mailListQuery,
    answer: mailPage,
  },
  "GET /mails/{id}": {
    summary: "Get the text of a mail; needs the permission `orders:read` as well",
    permission: "system:read",
    params: mailParams,
    answer: z.object({ mail: mailContent }),
    errors: ["not-found"],
  },
  "POST /mails/{id}/retry": {
    summary: "Send a mail again that failed or whose outcome is unknown",
    permission: "system:write",
    params: mailParams,
    errors: ["not-found", "conflict"],
    audit: ["system:retry-mail"],
  },
  "GET /settings/mail-server": {
    summary: "Get the mail server, without its password",
    permission: "secrets:read",
    answer: mailServer,
  },
  "PUT /settings/mail-server": {
    summary: "Set the mail server",
    permission: "secrets:write",
    body: mailServerInput,
    recentSignIn: true,
    answer: mailServer,
    errors: ["conflict"],
    audit: ["settings:mail-server"],
  },
  "DELETE /settings/mail-server": {
    summary: "Remove the mail server",
    permission: "secrets:write",
    recentSignIn: true,
    answer: mailServer,
    errors: ["conflict"],
    audit: ["settings:mail-server"],
  },
  "POST /settings/mail-server/test": {
    summary: "Send a mail to yourself, to test the mail server",
    permission: "secrets:write",
    errors: ["conflict", "too-many-tries"],
    audit: "Sends a mail and stores nothing.",
  },
  "GET /settings/mails": {
    summary: "Get which mails are sent",
    permission: "settings:read",
    answer: shownMailChoices,
  },
  "PUT /settings/mails": {
    summary: "Change which mails are sent",
    permission: "settings:write",
    body: mailChoices,
    answer: shownMailChoices,
    audit: ["settings:mails"],
  },
});
