"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { CopyButton } from "@/components/ui/copy-button";
import { focusOnMount } from "@/components/ui/focus-on-mount";
import { Notice } from "@/components/ui/notice";
import { QrCode } from "@/components/ui/qr-code";
import { useAction } from "@/components/ui/use-action";
import type { AuthenticatorOffer, WaysChanged } from "@/lib/accounts/second-factor/answers";
import { call } from "@/lib/api/call";
import { CodeField } from "./code-field";
import { unlessCodes } from "./use-sign-in-ways";

type AppSetupProps = {
  offer: AuthenticatorOffer;
  onAdded: (answer: WaysChanged) => void;
  onCancel: () => void;
};

/** Shows the secret for an authenticator app, and verifies a code of the app. */
export function AppSetup({ offer, onAdded, onCancel }: AppSetupProps) {
  const [error, setError] = useState<string>();
  const { pending, error: failure, clearError, act } = useAction({ refusals: "inline" });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const field = event.currentTarget.elements.namedItem("code") as HTMLInputElement;
    clearError();
    if (!/^\d{6}$/.test(field.value.replace(/\s/g, ""))) {
      setError("Enter the 6 digits that the app shows");
      return field.focus();
    }
    setError(undefined);
    const body = { secret: offer.secret, code: field.value };
    await act("add", () => call("POST /account/authenticator", { body }), {
      onDone: onAdded,
      done: unlessCodes("Your authenticator app is on"),
      showRefusal({ fields }) {
        setError(fields.code);
        field.select();
        return fields.code !== undefined;
      },
    });
  }

  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => void submit(event)}>
      <ol className="grid gap-6">
        <li className="grid gap-3">
          <p ref={focusOnMount} tabIndex={-1} className="font-semibold text-sm focus:outline-none">
            1. Add this site to your authenticator app
          </p>
          <div className="flex flex-wrap items-start gap-5">
            <QrCode
              code={offer.qr}
              label="QR code to scan with an authenticator app"
              className="size-44 border border-line"
            />
            <div className="grid min-w-0 flex-1 basis-56 gap-2 text-sm">
              <p className="text-ink-soft">
                Scan the code with an app such as Google Authenticator, 1Password or Aegis. On this device,
                open the app instead, or type the key into it.
              </p>
              <code className="wrap-anywhere rounded-inner bg-sunken px-3 py-2 font-mono text-sm">
                {offer.secret.replace(/(.{4})(?!$)/g, "$1 ")}
              </code>
              <div className="flex flex-wrap items-center gap-2">
                <CopyButton label="Copy key" text={() => offer.secret} />
                <a href={offer.url} className={buttonStyle({ variant: "quiet", size: "sm" })}>
                  Open app
                </a>
              </div>
            </div>
          </div>
        </li>
        <li className="grid gap-3">
          <p className="font-semibold text-sm">2. Enter the code that the app shows</p>
          <CodeField kind="app" label="Code" error={error} className="max-w-48" />
        </li>
      </ol>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="max-sm:w-full" pending={pending !== null}>
          Turn on
        </Button>
        <Button variant="secondary" className="max-sm:w-full" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
