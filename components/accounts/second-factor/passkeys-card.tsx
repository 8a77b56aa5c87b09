"use client";

import { KeyRound } from "lucide-react";
import { useRef } from "react";
import type { Ways } from "@/components/accounts/second-factor/use-sign-in-ways";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import type { SignInWays } from "@/lib/accounts/second-factor/answers";
import { PasskeyItem } from "./passkey-item";
import { usePasskeysPossible } from "./passkeys";

/** Lists and adds passkeys of an account, or explains why none can be added. */
export function PasskeysCard({ ways, actions }: { ways: SignInWays; actions: Ways }) {
  const addButton = useRef<HTMLButtonElement>(null);
  usePortalAction("addPasskey", () =>
    (addButton.current ?? document.getElementById("passkeys-title"))?.focus(),
  );
  const isPossible = usePasskeysPossible(ways.passkeyOrigin);
  return (
    <Card aria-labelledby="passkeys-title" className="grid gap-4">
      <CardTitle id="passkeys-title" tabIndex={-1}>
        Passkeys
      </CardTitle>
      <p className="text-ink-soft text-sm">
        Sign in without a password, with what unlocks your device: a finger, your face or its PIN. A passkey
        can’t be guessed, and works on no other site.
      </p>
      {ways.passkeys.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {ways.passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} actions={actions} />
          ))}
        </ul>
      )}
      {isPossible ? (
        <Button
          ref={addButton}
          variant="secondary"
          className="max-sm:w-full sm:justify-self-start"
          pending={actions.pending === "add passkey"}
          onClick={() => void actions.addPasskey()}
        >
          <KeyRound aria-hidden="true" />
          Add a passkey
        </Button>
      ) : (
        <p className="text-ink-soft text-sm">
          {ways.passkeyOrigin
            ? `They can be added and used at ${ways.passkeyOrigin}, in a browser that knows them.`
            : "They need HTTPS and a site address with a name, which an owner enters in the settings."}
        </p>
      )}
    </Card>
  );
}
