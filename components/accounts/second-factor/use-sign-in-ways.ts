"use client";

import { useState } from "react";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import type { SignInWays, WaysChanged } from "@/lib/accounts/second-factor/answers";
import { call } from "@/lib/api/call";
import { describePasskeyFailure, makePasskey } from "./passkeys";

type Action = "add passkey" | "offer" | "remove app" | "codes" | `${"rename" | "remove"} ${string}`;

/** The device's name, from the User-Agent. */
function deviceName(): string {
  const { userAgent } = navigator;
  const names = ["iPhone", "iPad", "Android", "Windows", "Mac", "Linux"];
  const name = names.find((one) => userAgent.includes(one));
  return name ? `Passkey on ${name}` : "Passkey";
}

/** The toast after adding a factor; none with new recovery codes, which it would cover on a phone. */
export const unlessCodes =
  (done: string) =>
  ({ recoveryCodes }: WaysChanged) =>
    recoveryCodes ? null : done;

/** Reads and changes the user's second factors. */
export function useSignInWays(initial: { ways: SignInWays } | null) {
  const { data, failure, reload, change } = useCall("GET /account/sign-in", { initial, keepsUp: true });
  const [codes, setCodes] = useState<string[] | null>(null);
  const { pending, act } = useAction<Action>({ onRefused: reload });

  function show({ ways, recoveryCodes }: WaysChanged) {
    change(() => ({ ways }));
    if (recoveryCodes) setCodes(recoveryCodes);
  }

  return {
    ways: data?.ways ?? null,
    failure,
    reload,
    pending,
    /** Shows the answer of another call. */
    show,
    /** New recovery codes, which are shown only once. */
    codes,
    closeCodes: () => setCodes(null),
    addPasskey: () =>
      act(
        "add passkey",
        async () => {
          const { options } = await call("POST /account/passkeys/options");
          const body = { response: await makePasskey(options), name: deviceName() };
          return call("POST /account/passkeys", { body });
        },
        { onDone: show, done: unlessCodes("The passkey is added"), explain: describePasskeyFailure },
      ),
    renamePasskey: (id: string, name: string) =>
      act(`rename ${id}`, () => call("POST /account/passkeys/{id}", { params: { id }, body: { name } }), {
        onDone: show,
      }),
    removePasskey: (id: string) =>
      act(`remove ${id}`, () => call("DELETE /account/passkeys/{id}", { params: { id } }), {
        onDone: show,
        done: "The passkey is removed",
      }),
    /** @returns a secret for an authenticator app; null if refused */
    offerApp: () => act("offer", () => call("POST /account/authenticator/offer")),
    removeApp: () =>
      act("remove app", () => call("DELETE /account/authenticator"), {
        onDone: show,
        done: "The app is turned off",
      }),
    newCodes: () => act("codes", () => call("POST /account/recovery-codes"), { onDone: show }),
  };
}

export type Ways = ReturnType<typeof useSignInWays>;
