"use client";

import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { useShownOnce } from "@/components/ui/use-shown-once";
import type { ListedToken } from "@/lib/accounts/tokens/answers";
import type { TokenInput } from "@/lib/accounts/tokens/schema";
import { call } from "@/lib/api/call";

/** The API tokens that the user manages. */
export function useTokens() {
  const { data, failure, reload, change } = useCall("GET /tokens", { keepsUp: true });
  const { shown, show, hide } = useShownOnce(data?.tokens);
  const making = useAction({ refusals: "inline" });
  const { pending, act } = useAction({ onRefused: reload });

  return {
    tokens: data?.tokens,
    failure,
    reload,
    shown,
    hide,
    pending,
    makeFailure: making.error,
    /** @returns null if none was made */
    make: (body: TokenInput) =>
      making.act("make", () => call("POST /tokens", { body }), {
        onDone({ token, tokens }) {
          const made = tokens.find(({ id }) => !data?.tokens.some((known) => known.id === id));
          change(() => ({ tokens }));
          show(made ? { id: made.id, secret: token } : null);
        },
      }),
    revoke: ({ id, name }: ListedToken) =>
      void act(id, () => call("DELETE /tokens/{id}", { params: { id } }), {
        onDone: (answer) => change(() => answer),
        done: `“${name}” is revoked`,
      }),
  };
}
