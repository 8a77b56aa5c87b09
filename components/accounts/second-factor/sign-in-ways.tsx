"use client";

import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useConfirm } from "@/components/ui/dialog-provider";
import { Notice } from "@/components/ui/notice";
import { RetryNotice } from "@/components/ui/retry-notice";
import type { SignInWays as Known } from "@/lib/accounts/second-factor/answers";
import { FEW_RECOVERY_CODES, RECOVERY_CODES } from "@/lib/accounts/second-factor/recovery-limits";
import { AppCard } from "./app-card";
import { PasskeysCard } from "./passkeys-card";
import { ShownCodes } from "./shown-codes";
import { useSignInWays, type Ways } from "./use-sign-in-ways";

/** Manages passkeys, the authenticator app and recovery codes. */
export function SignInWays({ initial, email }: { initial: { ways: Known } | null; email: string }) {
  const actions = useSignInWays(initial);
  const { ways, codes } = actions;
  if (!ways) return <RetryNotice title="How you sign in could not be loaded" onRetry={actions.reload} />;
  const hasFactor = ways.app !== null || ways.passkeys.length > 0;
  return (
    <>
      {ways.isRequired && <Notice>Your role needs a passkey or an authenticator app.</Notice>}
      <PasskeysCard ways={ways} actions={actions} />
      <AppCard ways={ways} actions={actions} />
      {codes ? (
        <ShownCodes codes={codes} email={email} onDone={actions.closeCodes} />
      ) : (
        hasFactor && <CodesCard ways={ways} actions={actions} />
      )}
    </>
  );
}

/** Shows the number of unused recovery codes, and makes new ones. */
function CodesCard({ ways, actions }: { ways: Known; actions: Ways }) {
  const confirm = useConfirm();
  const left = ways.recoveryCodes;
  const isFew = left < FEW_RECOVERY_CODES;

  async function renew() {
    const isSure = await confirm({
      isNeeded: left > 0,
      title: "Make new recovery codes?",
      content: "The current codes will stop working.",
      confirmLabel: "Make new ones",
    });
    if (isSure) void actions.newCodes();
  }

  return (
    <Card aria-labelledby="codes-title" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle id="codes-title">Recovery codes</CardTitle>
        <Badge tone={isFew ? "brass" : "neutral"}>
          {left} of {RECOVERY_CODES} left
        </Badge>
      </div>
      <p className="text-ink-soft text-sm">
        If your phone is lost, you can use one of these codes instead of the app or the passkey, once each.
      </p>
      {isFew && (
        <Notice tone="warning">
          {left === 0
            ? "You have none. Make new ones and keep them."
            : "Few are left. Make new ones and keep them."}
        </Notice>
      )}
      <Button
        variant="secondary"
        className="max-sm:w-full sm:justify-self-start"
        pending={actions.pending === "codes"}
        onClick={() => void renew()}
      >
        Make new recovery codes
      </Button>
    </Card>
  );
}
