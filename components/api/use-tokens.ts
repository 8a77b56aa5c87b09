"use client";

import { useState } from "react";
import { useListActions } from "@/components/accounts/users/use-list-actions";
import { useConfirmedIdentity } from "@/components/ui/identity-prompt";
import { useRead } from "@/components/ui/use-read";
import type { ListedToken, MadeToken, TokenInput, TokensAnswer } from "@/lib/accounts/tokens/schema";
import { request } from "@/lib/platform/http/client";

const list = "/tokens";

/** A token that was just made, and what it is called. */
export type ShownToken = { token: string; name: string };

/** The API tokens that one looks after. */
export function useTokens() {
  const { data, failure, reload, change } = useRead<TokensAnswer>(list, { keepsUp: true });
  const [made, setMade] = useState<ShownToken | null>(null);
  const { pending, act } = useListActions<TokensAnswer>({
    show: (answer) => change(() => answer),
    reload,
  });
  const withPassword = useConfirmedIdentity();

  return {
    tokens: data?.tokens,
    failure,
    reload,
    made,
    closeMade: () => setMade(null),
    pending,
    /** @returns false where nothing was sent. @throws RequestError where it is refused */
    async make(input: TokenInput): Promise<boolean> {
      const answer = await withPassword(() => request<MadeToken>(list, { method: "POST", body: input }));
      if (!answer) return false;
      change(() => ({ tokens: answer.tokens }));
      setMade({ token: answer.token, name: input.name });
      return true;
    },
    revoke: ({ id, name }: ListedToken) =>
      void act(id, () => request(`${list}/${id}`, { method: "DELETE" }), `“${name}” is revoked`),
  };
}
