"use client";

import { KeyRound, PlugZap, Trash2 } from "lucide-react";
import { FormProvider, type Resolver, useForm } from "react-hook-form";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import type { PaymentKeysState } from "@/lib/payments/answers";
import { type PaymentKeyName, paymentKeyNames } from "@/lib/payments/key-names";
import { type KeyValues, usePaymentKeys } from "./use-payment-keys";

const TextField: TextFieldOf<KeyValues> = FormTextField;

const fields: Record<PaymentKeyName, { label: string; placeholder: string; about: string }> = {
  secret: { label: "Secret key", placeholder: "sk_…", about: "From Stripe’s page “API keys”." },
  publishable: { label: "Publishable key", placeholder: "pk_…", about: "From the same page." },
  webhook: {
    label: "Webhook signing secret",
    placeholder: "whsec_…",
    about:
      "From Stripe’s page “Webhooks”, once you have added your site’s address there with /api/webhooks/stripe. It proves that reports of payments come from Stripe, even after a guest has closed the browser.",
  },
};

const nothing: KeyValues = { secret: "", publishable: "", webhook: "" };

const resolver = schemaOnDemand(async () => (await import("./entered-keys")).enteredKeys, {
  raw: true,
}) as unknown as Resolver<KeyValues>;

type PaymentKeysFormProps = { state: PaymentKeysState; onChange: (state: PaymentKeysState) => void };

export function PaymentKeysForm({ state, onChange }: PaymentKeysFormProps) {
  const form = useForm<KeyValues>({ resolver, defaultValues: nothing });
  const { pending, save, test, remove } = usePaymentKeys(form, onChange);
  const { endings, isFixed } = state;
  usePortalAction("paymentKeys", () => form.setFocus("secret"));
  const isSet = Object.keys(endings).length > 0;

  const hint = (name: PaymentKeyName) =>
    [endings[name] ? `Set, ends in …${endings[name]}.` : "Not set.", !isFixed && fields[name].about]
      .filter(Boolean)
      .join(" ");

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid gap-4"
        aria-label="Card payment"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        {paymentKeyNames.map((name) => (
          <TextField
            key={name}
            name={name}
            label={fields[name].label}
            hint={hint(name)}
            placeholder={endings[name] ? `…${endings[name]}` : fields[name].placeholder}
            readOnly={isFixed}
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
        ))}
        <p className="text-ink-soft text-sm">
          For Apple Pay and Google Pay, switch them on in Stripe’s dashboard under “Payment methods”, and
          register your domain there under “Payment method domains”.
        </p>
        <div className="flex flex-wrap gap-3">
          {!isFixed && (
            <Button type="submit" pending={pending === "saving"}>
              <KeyRound aria-hidden="true" />
              Save keys
            </Button>
          )}
          <Button variant="secondary" pending={pending === "testing"} onClick={() => void test()}>
            <PlugZap aria-hidden="true" />
            Test the secret key
          </Button>
          {isSet && !isFixed && (
            <Button variant="secondary" pending={pending === "removing"} onClick={() => void remove()}>
              <Trash2 aria-hidden="true" />
              Remove keys
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
}
