"use client";

import { useState } from "react";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import type { ListedToken } from "@/lib/accounts/tokens/answers";
import type { TokenInput } from "@/lib/accounts/tokens/schema";
import { call } from "@/lib/api/call";

/** A new token and its name. */
export type ShownToken = { token: string; name: string };

/** The API tokens that the user manages. */
export function useTokens() {
  const { data, failure, reload, change } = useCall("GET /tokens", { keepsUp: true });
  const [made, setMade] = useState<ShownToken | null>(null);
  const making = useAction({ refusals: "inline" });
  const { pending, act } = useAction({ onRefused: reload });

  return {
    tokens: data?.tokens,
    failure,
    reload,
    made,
    closeMade: () => setMade(null),
    pending,
    makeFailure: making.error,
    /** @returns null if none was made */
    make: (body: TokenInput) =>
      making.act("make", () => call("POST /tokens", { body }), {
        onDone({ token, tokens }) {
          change(() => ({ tokens }));
          setMade({ token, name: body.name });
        },
      }),
    revoke: ({ id, name }: ListedToken) =>
      void act(id, () => call("DELETE /tokens/{id}", { params: { id } }), {
        onDone: (answer) => change(() => answer),
        done: `“${name}” is revoked`,
      }),
  };
}
