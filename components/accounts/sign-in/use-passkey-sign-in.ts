"use client";

import { useEffect, useEffectEvent } from "react";
import {
  askPasskey,
  describePasskeyFailure,
  offersPasskeysInFields,
  stopAsking,
  usePasskeysPossible,
} from "@/components/accounts/second-factor/passkeys";
import { useSession } from "@/components/accounts/sessions/session-provider";
import { useAction } from "@/components/ui/use-action";
import { useIdle } from "@/components/ui/use-idle";
import type { Assertion } from "@/lib/accounts/second-factor/schema";
import { call } from "@/lib/api/call";

/** The interval of new requests, in milliseconds: a challenge expires after ten minutes. */
const RENEWAL_INTERVAL_MS = 8 * 60_000;

type Options = {
  /** The origin of the site's passkeys; null if it can have none. */
  origin: string | null;
  remember: () => boolean;
  /** True if the email field is shown, in whose autofill list the browser offers passkeys. */
  hasField: boolean;
  onSignedIn?: () => void;
};

/** Signs in by a passkey, with the button or from the autofill list of the email field. */
export function usePasskeySignIn({ origin, remember, hasField, onSignedIn }: Options) {
  const { signIn } = useSession();
  const isPossible = usePasskeysPossible(origin);
  const isIdle = useIdle();
  const { pending, error, clearError, act } = useAction({ refusals: "inline" });
  const isOffered = isPossible && isIdle && hasField && pending === null;

  const finish = (assertion: () => Promise<Assertion>) =>
    act(
      "sign in",
      async () => {
        const response = await assertion();
        const rememberMe = remember();
        const answer = await call("POST /auth/login/passkey", { body: { response, rememberMe } });
        return { ...answer, rememberMe };
      },
      {
        onDone({ token, user, rememberMe }) {
          signIn(token, user, rememberMe);
          onSignedIn?.();
        },
        leaves: true,
        explain: describePasskeyFailure,
      },
    );

  /** Starts without a user action, so that only errors after the choice of a passkey are shown. */
  const offer = useEffectEvent(async (isOver: () => boolean) => {
    if (!(await offersPasskeysInFields()) || isOver()) return;
    const response = await askPasskey("field").catch(() => null);
    if (!response || isOver()) return;
    await finish(async () => response);
  });

  useEffect(() => {
    if (!isOffered) return;
    let isOver = false;
    const ask = () => void offer(() => isOver);
    ask();
    const timer = setInterval(ask, RENEWAL_INTERVAL_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isOffered]);

  useEffect(() => {
    if (hasField || !isPossible) return;
    void stopAsking();
  }, [hasField, isPossible]);

  return {
    isPossible,
    start: () => finish(askPasskey),
    pending: pending !== null,
    failure: error,
    clearFailure: clearError,
  };
}

export type PasskeySignIn = ReturnType<typeof usePasskeySignIn>;
