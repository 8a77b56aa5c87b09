"use client";

import { useState } from "react";
import {
  type CreationOptions,
  describePasskeyFailure,
  makePasskey,
} from "@/components/accounts/passkeys/passkeys";
import { useListActions } from "@/components/accounts/users/use-list-actions";
import { useConfirmedIdentity } from "@/components/ui/identity-prompt";
import { notify } from "@/components/ui/toaster";
import { useRead } from "@/components/ui/use-read";
import type { AuthenticatorOffer, SignInWays, WaysChanged } from "@/lib/accounts/second-factor/schema";
import { request } from "@/lib/platform/http/client";

type Call = "add passkey" | "offer" | "remove app" | "codes" | `${"rename" | "remove"} ${string}`;

/** What the device calls itself, as far as a browser tells. */
function deviceName(): string {
  const { userAgent } = navigator;
  const names = ["iPhone", "iPad", "Android", "Windows", "Mac", "Linux"];
  const name = names.find((one) => userAgent.includes(one));
  return name ? `Passkey on ${name}` : "Passkey";
}

/** How somebody signs in besides the password, and changing it. */
export function useSignInWays(initial: { ways: SignInWays } | null) {
  const { data, failure, reload, change } = useRead<{ ways: SignInWays }>("/account/sign-in", {
    initial,
    keepsUp: true,
  });
  const [codes, setCodes] = useState<string[] | null>(null);

  function show({ ways, recoveryCodes }: WaysChanged) {
    change(() => ({ ways }));
    if (recoveryCodes) setCodes(recoveryCodes);
  }

  const { pending, run, act } = useListActions<WaysChanged, Call>({ show, reload });
  const withPassword = useConfirmedIdentity();

  async function addPasskey() {
    await run("add passkey", async () => {
      try {
        const answer = await withPassword(() =>
          request<{ options: CreationOptions }>("/account/passkeys/options", { method: "POST" }),
        );
        if (!answer) return;
        const body = { response: await makePasskey(answer.options), name: deviceName() };
        const added = await request<WaysChanged>("/account/passkeys", { method: "POST", body });
        show(added);
        // Codes to keep say enough, and a toast would lie over them on a phone.
        if (!added.recoveryCodes) notify.success("The passkey is added");
      } catch (error) {
        const words = describePasskeyFailure(error);
        if (words) notify.error(words);
      }
    });
  }

  return {
    ways: data?.ways ?? null,
    failure,
    reload,
    pending,
    /** New recovery codes, which are shown this once. */
    codes,
    closeCodes: () => setCodes(null),
    addPasskey,
    renamePasskey: (id: string, name: string) =>
      act(`rename ${id}`, () => request(`/account/passkeys/${id}`, { method: "POST", body: { name } })),
    removePasskey: (id: string) =>
      act(
        `remove ${id}`,
        () => request(`/account/passkeys/${id}`, { method: "DELETE" }),
        "The passkey is removed",
      ),
    /** A secret for an authenticator app; null where the password was not shown. @throws RequestError */
    offerApp: async (): Promise<AuthenticatorOffer | null> => {
      const answer = await withPassword(() =>
        request<{ offer: AuthenticatorOffer }>("/account/authenticator/offer", { method: "POST" }),
      );
      return answer?.offer ?? null;
    },
    /** @throws RequestError where the code is not the app's */
    async addApp(secret: string, code: string) {
      const body = { secret, code };
      const answer = await withPassword(() =>
        request<WaysChanged>("/account/authenticator", { method: "POST", body }),
      );
      if (!answer) return false;
      show(answer);
      if (!answer.recoveryCodes) notify.success("Your authenticator app is on");
      return true;
    },
    removeApp: () =>
      act(
        "remove app",
        () => request("/account/authenticator", { method: "DELETE" }),
        "The app is turned off",
      ),
    newCodes: () => act("codes", () => request("/account/recovery-codes", { method: "POST" })),
  };
}

export type Ways = ReturnType<typeof useSignInWays>;
