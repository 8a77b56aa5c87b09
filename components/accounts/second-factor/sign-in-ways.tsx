"use client";

import { PasskeysCard } from "@/components/accounts/passkeys/passkeys-card";
import { Notice } from "@/components/ui/notice";
import { RetryNotice } from "@/components/ui/retry-notice";
import type { SignInWays as Known } from "@/lib/accounts/second-factor/answers";
import { AppCard } from "./app-card";
import { CodesCard } from "./codes-card";
import { ShownCodes } from "./shown-codes";
import { useSignInWays } from "./use-sign-in-ways";

/** How somebody signs in besides the password: passkeys, an authenticator app, recovery codes. */
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
