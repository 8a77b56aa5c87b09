"use client";

import { Save } from "lucide-react";
import { Controller, FormProvider, useForm } from "react-hook-form";
import { useMay } from "@/components/accounts/role";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import type { MailChoices } from "@/lib/mail/choices";
import { type ChosenMailKind, chosenMailKinds, chosenMails, wordsOfKind } from "@/lib/mail/kinds";
import { SettingsGroup } from "./settings-group";

const TextField: TextFieldOf<MailChoices> = FormTextField;

const resolver = schemaOnDemand(async () => (await import("@/lib/mail/choices")).mailChoices);

function Choices({ to }: { to: "guest" | "owner" }) {
  const kinds = chosenMailKinds.filter((kind) => chosenMails[kind].to === to);
  return kinds.map((kind) => (
    <Controller<MailChoices, ChosenMailKind>
      key={kind}
      name={kind}
      render={({ field: { value, onChange, onBlur } }) => (
        <Switch
          label={wordsOfKind(kind)}
          hint={chosenMails[kind].hint}
          checked={value}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    />
  ));
}

type FormProps = { choices: MailChoices; onSaved: (answer: { choices: MailChoices }) => void };

function MailChoicesForm({ choices, onSaved }: FormProps) {
  const form = useForm<MailChoices>({ resolver, defaultValues: choices });
  const { pending, act } = useAction<"save">();
  const save = (body: MailChoices) =>
    act("save", () => call("PUT /settings/mails", { body }), {
      form,
      onDone: onSaved,
      done: "Emails saved.",
      failed: "The choice of emails could not be saved.",
      toast: { topic: "mails" },
    });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid gap-4"
        aria-label="Emails"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <h3 className="text-base">To guests who gave an email address</h3>
        <Choices to="guest" />
        <h3 className="text-base">To you</h3>
        <Choices to="owner" />
        <TextField
          name="ownersAddress"
          label="Your address for these emails"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          optional
        />
        <Button type="submit" className="justify-self-start" pending={pending === "save"}>
          <Save aria-hidden="true" />
          Save emails
        </Button>
      </form>
    </FormProvider>
  );
}

/** Which mails are sent. */
export function MailChoicesGroup() {
  const mayChange = useMay("settings:write");
  const { data, failure, reload, change } = useCall("GET /settings/mails", { wanted: mayChange });
  usePortalAction("mails", () => document.getElementById("mails")?.focus(), { offered: mayChange });
  if (!mayChange) return null;
  return (
    <SettingsGroup id="mails" title="Emails" text="Which emails are sent. Without a mail server none is.">
      {failure && <RetryNotice title="The choice of emails could not be loaded" onRetry={reload} />}
      {!data && !failure && <Skeleton className="h-96 rounded-card" />}
      {data && (
        <Card>
          <MailChoicesForm choices={data.choices} onSaved={(answer) => change(() => answer)} />
        </Card>
      )}
    </SettingsGroup>
  );
}
