"use client";

import { Save, Trash2 } from "lucide-react";
import { FormProvider, type Resolver, useForm } from "react-hook-form";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/dialog-provider";
import { Field } from "@/components/ui/field";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Select } from "@/components/ui/select";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { MailServerInput, MailServerState } from "@/lib/mail/server-settings";
import { TestMailButton } from "./test-mail-button";

type Values = Record<Exclude<keyof MailServerInput, "encryption">, string> & {
  encryption: MailServerInput["encryption"];
};
const TextField: TextFieldOf<Values> = FormTextField;

const resolver = schemaOnDemand(async () => (await import("@/lib/mail/server-settings")).mailServerInput, {
  raw: true,
}) as unknown as Resolver<Values>;

const toast = { topic: "mail server" };

type MailServerFormProps = {
  settings: MailServerState["settings"];
  onChange: (answer: { server: MailServerState }) => void;
};

/** An empty password keeps the stored one. */
const bodyOf = ({ password, port, ...values }: Values): MailServerInput => ({
  ...values,
  port: Number(port),
  ...(password !== "" && { password }),
});

const usualPorts: Record<Values["encryption"], string> = { tls: "465", starttls: "587", none: "25" };

function valuesOf(settings: MailServerState["settings"]): Values {
  const {
    host = "",
    port = 465,
    encryption = "tls",
    user = "",
    senderAddress = "",
    senderName = "",
  } = settings ?? {};
  return { host, port: String(port), encryption, user, senderAddress, senderName, password: "" };
}

export function MailServerForm({ settings, onChange }: MailServerFormProps) {
  const form = useForm<Values>({ resolver, defaultValues: valuesOf(settings) });
  const { pending, act } = useAction<"save" | "remove">();
  const confirm = useConfirm();
  usePortalAction("mailServer", () => form.setFocus("host"));

  function show(answer: { server: MailServerState }) {
    onChange(answer);
    form.reset(valuesOf(answer.server.settings));
  }

  const save = (values: Values) =>
    act("save", () => call("PUT /settings/mail-server", { body: bodyOf(values) }), {
      form,
      onDone: show,
      done: "Mail server saved. Send a test to see whether it works.",
      failed: "The mail server could not be saved.",
      toast,
    });

  /** Changes the port with the encryption, unless another one was entered. */
  function followPort() {
    const { port, encryption } = form.getValues();
    if (Object.values(usualPorts).includes(port))
      form.setValue("port", usualPorts[encryption], { shouldDirty: true });
  }

  async function remove() {
    const agreed = await confirm({
      title: "Remove the mail server?",
      content: "No emails are sent any more, neither to guests nor to users who forgot their password.",
      confirmLabel: "Remove",
      tone: "danger",
    });
    if (!agreed) return;
    await act("remove", () => call("DELETE /settings/mail-server"), {
      onDone: show,
      done: "Mail server removed.",
      failed: "The mail server could not be removed.",
      toast,
    });
  }

  const plain = { autoCapitalize: "none", spellCheck: false, dir: "ltr" } as const;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid gap-4"
        aria-label="Mail server"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <TextField name="host" label="Mail server" placeholder="mail.example.com" {...plain} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Encryption">
            <Select {...form.register("encryption", { onChange: followPort })}>
              <option value="tls">TLS from the beginning (port 465)</option>
              <option value="starttls">STARTTLS (port 587)</option>
              <option value="none">None</option>
            </Select>
          </Field>
          <TextField name="port" label="Port" inputMode="numeric" {...plain} />
        </div>
        <TextField name="user" label="User" optional autoComplete="off" {...plain} />
        <TextField
          name="password"
          label="Password"
          hint={settings?.hasPassword ? "Set. Leave it empty to keep it." : "Not set."}
          type="password"
          autoComplete="new-password"
          {...plain}
        />
        <TextField
          name="senderAddress"
          label="Sender’s address"
          hint="The mail server must accept it as a sender."
          type="email"
          inputMode="email"
          placeholder="hello@example.com"
          {...plain}
        />
        <TextField
          name="senderName"
          label="Sender’s name"
          hint="If empty, the name of your business."
          optional
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={pending === "save"}>
            <Save aria-hidden="true" />
            Save mail server
          </Button>
          {settings && (
            <Button variant="secondary" pending={pending === "remove"} onClick={() => void remove()}>
              <Trash2 aria-hidden="true" />
              Remove mail server
            </Button>
          )}
        </div>
        {settings && <TestMailButton />}
      </form>
    </FormProvider>
  );
}
