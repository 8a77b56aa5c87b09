"use client";

import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useConfirm } from "@/components/ui/dialog-provider";
import { Notice } from "@/components/ui/notice";
import type { SignInWays } from "@/lib/accounts/second-factor/answers";
import { FEW_RECOVERY_CODES, RECOVERY_CODES } from "@/lib/accounts/second-factor/schema";
import type { Ways } from "./use-sign-in-ways";

/** How many recovery codes an account has left, and making new ones. */
export function CodesCard({ ways, actions }: { ways: SignInWays; actions: Ways }) {
  const confirm = useConfirm();
  const left = ways.recoveryCodes;
  const isFew = left < FEW_RECOVERY_CODES;

  async function renew() {
    const isSure = await confirm({
      isNeeded: left > 0,
      title: "Make new recovery codes?",
      content: "The present ones are of no use then.",
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
        Where your phone is lost, one of these codes takes the place of the app or the passkey, once.
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
