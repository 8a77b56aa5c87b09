"use client";

import { useMay } from "@/components/accounts/role";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { onDemand } from "@/components/ui/on-demand";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useCall } from "@/components/ui/use-call";
import { WhenNear } from "@/components/ui/when-near";
import type { MailServerState } from "@/lib/mail/server-settings";
import { SettingsGroup } from "./settings-group";
import { TestMailButton } from "./test-mail-button";

const waiting = <Skeleton className="h-96 rounded-card" />;
const MailServerForm = onDemand(async () => (await import("./mail-server-form")).MailServerForm, waiting);

const texts: Record<MailServerState["source"], string> = {
  environment: "The mail server is set by SMTP_URL and MAIL_FROM on the server, so it can’t be changed here.",
  settings:
    "Emails to guests and users are sent by this server. The password is encrypted, and never shown again.",
  none: "Without a mail server no emails are sent. Your email provider names these settings, often as “SMTP”.",
};

function FixedServer({ host, sender }: { host: string; sender: string }) {
  return (
    <div className="grid gap-4">
      <Field label="Mail server">
        <Input value={host} readOnly />
      </Field>
      <Field label="Sender">
        <Input value={sender} readOnly />
      </Field>
      <TestMailButton />
    </div>
  );
}

/** The mail server, entered here or set in the server's environment. */
export function MailServer() {
  const mayEnter = useMay("secrets:write");
  const { data, failure, reload, change } = useCall("GET /settings/mail-server", { wanted: mayEnter });
  if (!mayEnter) return null;
  const server = data?.server;
  return (
    <SettingsGroup
      id="mail-server"
      title={
        <>
          Mail server
          {server && (
            <Badge tone={server.source === "none" ? "neutral" : "brand"}>
              {server.source === "none" ? "Off" : "On"}
            </Badge>
          )}
        </>
      }
      text={server && texts[server.source]}
    >
      {failure && <RetryNotice title="The mail server could not be loaded" onRetry={reload} />}
      {!server && !failure && waiting}
      {server && (
        <Card>
          {server.environment ? (
            <FixedServer {...server.environment} />
          ) : (
            <WhenNear waiting={waiting}>
              <MailServerForm settings={server.settings} onChange={(answer) => change(() => answer)} />
            </WhenNear>
          )}
        </Card>
      )}
    </SettingsGroup>
  );
}
