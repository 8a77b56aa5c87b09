"use client";

import { Smartphone } from "lucide-react";
import { useRef, useState } from "react";
import { usePortalAction } from "@/components/commands/commands";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useConfirm } from "@/components/ui/dialog-provider";
import { MomentTime } from "@/components/ui/moment-time";
import type { AuthenticatorOffer, SignInWays, WaysChanged } from "@/lib/accounts/second-factor/answers";
import { AppSetup } from "./app-setup";
import type { Ways } from "./use-sign-in-ways";

/** Sets up or removes the authenticator app of an account. */
export function AppCard({ ways, actions }: { ways: SignInWays; actions: Ways }) {
  const button = useRef<HTMLButtonElement>(null);
  usePortalAction("authenticator", () => (button.current ?? document.getElementById("app-title"))?.focus());
  const confirm = useConfirm();
  const [offer, setOffer] = useState<AuthenticatorOffer | null>(null);

  async function begin() {
    setOffer((await actions.offerApp())?.offer ?? null);
  }

  function show(answer: WaysChanged) {
    actions.show(answer);
    setOffer(null);
  }

  function cancel() {
    setOffer(null);
    document.getElementById("app-title")?.focus();
  }

  async function remove() {
    const isSure = await confirm({
      title: "Turn the authenticator app off?",
      content: "Your password alone signs you in then, unless a passkey is asked for.",
      confirmLabel: "Turn off",
      tone: "danger",
    });
    if (isSure) void actions.removeApp();
  }

  return (
    <Card aria-labelledby="app-title" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle id="app-title" tabIndex={-1}>
          Authenticator app
        </CardTitle>
        {ways.app && <Badge tone="brand">On</Badge>}
      </div>
      <p className="text-ink-soft text-sm">
        {ways.app ? (
          <>
            After your password you enter a code of the app. Turned on <MomentTime at={ways.app} />.
          </>
        ) : (
          "An app on your phone shows a new code every thirty seconds. It is asked for after your password, so that the password alone is of no use to a thief."
        )}
      </p>
      {offer ? (
        <AppSetup offer={offer} onAdded={show} onCancel={cancel} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            ref={button}
            variant="secondary"
            pending={actions.pending === "offer"}
            className="max-sm:w-full"
            onClick={() => void begin()}
          >
            <Smartphone aria-hidden="true" />
            {ways.app ? "Use another app" : "Set up"}
          </Button>
          {ways.app && (
            <Button
              variant="quiet"
              className="max-sm:w-full"
              pending={actions.pending === "remove app"}
              onClick={() => void remove()}
            >
              Turn off
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
