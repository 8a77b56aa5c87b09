"use client";

import { useEffect, useEffectEvent, useState } from "react";
import {
  askPasskey,
  describePasskeyFailure,
  offersPasskeysInFields,
  stopAsking,
  usePasskeysPossible,
} from "@/components/accounts/passkeys/passkeys";
import { useSession } from "@/components/accounts/sessions/session-provider";
import { useIdle } from "@/components/ui/use-idle";
import type { LoginAnswer } from "@/lib/accounts/schema";
import type { Assertion } from "@/lib/accounts/second-factor/schema";
import { request } from "@/lib/platform/http/client";

/** A challenge is good for ten minutes; while the page is open, it is asked with a new one before. */
const ASK_AGAIN = 8 * 60_000;

type Options = {
  /** Where the site's passkeys can be used; null where it can have none. */
  origin: string | null;
  remember: () => boolean;
  /** Whether the field for the email address is there, in whose list the browser offers passkeys. */
  hasField: boolean;
  onSignedIn?: () => void;
};

/** Signing in by a passkey, with the button or from the list of the field for the email address. */
export function usePasskeySignIn({ origin, remember, hasField, onSignedIn }: Options) {
  const { signIn } = useSession();
  const isPossible = usePasskeysPossible(origin);
  const isIdle = useIdle();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState("");
  const isOffered = isPossible && isIdle && hasField && !pending;

  async function finish(response: Assertion) {
    const rememberMe = remember();
    const body = { response, rememberMe };
    const { token, user } = await request<LoginAnswer>("/auth/login/passkey", { method: "POST", body });
    signIn(token, user, rememberMe);
    onSignedIn?.();
  }

  async function start() {
    if (pending) return;
    setPending(true);
    setFailure("");
    try {
      await finish(await askPasskey());
    } catch (error) {
      setPending(false);
      setFailure(describePasskeyFailure(error) ?? "");
    }
  }

  /** Nobody asked for it: only what happens after a passkey was chosen is told. */
  const offer = useEffectEvent(async (isOver: () => boolean) => {
    if (!(await offersPasskeysInFields()) || isOver()) return;
    const response = await askPasskey("field").catch(() => null);
    if (!response || isOver()) return;
    setPending(true);
    await finish(response).catch((error: unknown) => {
      setPending(false);
      setFailure(describePasskeyFailure(error) ?? "");
    });
  });

  useEffect(() => {
    if (!isOffered) return;
    let isOver = false;
    const ask = () => void offer(() => isOver);
    ask();
    const timer = setInterval(ask, ASK_AGAIN);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isOffered]);

  useEffect(() => {
    if (hasField || !isPossible) return;
    void stopAsking();
  }, [hasField, isPossible]);

  return { isPossible, start, pending, failure, forgetFailure: () => setFailure("") };
}

export type PasskeySignIn = ReturnType<typeof usePasskeySignIn>;
