import { defaultMailChoices } from "@/lib/mail/choices";
import { saveMailServer } from "@/lib/mail/server-settings.server";
import { storedMail } from "@/tests/support/mail/mails";
import type { Recipe } from "./recipe";

export const sampleMailServer = {
  host: "mail.example.com",
  port: 465,
  encryption: "tls",
  user: "bakery",
  senderAddress: "hello@example.com",
  senderName: "",
} as const;

export const mailCalls: Record<string, Recipe> = {
  "POST /mails/{id}/retry": async ({ token }) => ({
    sent: { token, params: { id: String(await storedMail()) }, body: {} },
    actions: ["system:retry-mail"],
  }),
  "PUT /settings/mail-server": async ({ token }) => ({
    sent: { token, body: { ...sampleMailServer, password: "hunter22-Qz9x" } },
    actions: ["settings:mail-server"],
  }),
  "DELETE /settings/mail-server": async ({ token }) => {
    await saveMailServer(sampleMailServer);
    return { sent: { token }, actions: ["settings:mail-server"] };
  },
  "PUT /settings/mails": async ({ token }) => ({
    sent: { token, body: { ...defaultMailChoices, orderAccepted: true } },
    actions: ["settings:mails"],
  }),
};
