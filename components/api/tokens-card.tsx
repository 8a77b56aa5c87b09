"use client";

import { KeyRound } from "lucide-react";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { RetryNotice } from "@/components/ui/retry-notice";
import { ShownOnce } from "@/components/ui/shown-once";
import { Skeleton } from "@/components/ui/skeleton";
import { TokenForm } from "./token-form";
import { TokenItem } from "./token-item";
import { useTokens } from "./use-tokens";

/** The API tokens, and the form that makes one. */
export function TokensCard() {
  const { tokens, failure, reload, shown, hide, pending, make, makeFailure, revoke } = useTokens();
  return (
    <>
      <Card aria-labelledby="new-token-title" className="grid gap-4">
        <div className="grid gap-1">
          <h2 id="new-token-title" className="text-lg">
            New API token
          </h2>
          <p className="text-ink-soft text-sm">
            A till, a script or another service calls the API with a token, in your name. It can do what you
            choose here, as long as your role can, and never manages accounts or secrets.
          </p>
        </div>
        <TokenForm onMake={make} failure={makeFailure} />
        {shown && (
          <ShownOnce
            key={shown.secret}
            title={`The token “${shown.row.name}”`}
            label="Token"
            value={shown.secret}
            onClose={hide}
          >
            <p>Keep it as you would a password.</p>
          </ShownOnce>
        )}
      </Card>
      <Card aria-labelledby="tokens-title" className="grid gap-2">
        <h2 id="tokens-title" tabIndex={-1} className="text-lg focus:outline-none">
          API tokens
        </h2>
        {failure && <RetryNotice title="The tokens could not be loaded" onRetry={reload} />}
        {!tokens && !failure && <Skeleton className="h-24 rounded-inner" />}
        {tokens?.length === 0 && (
          <EmptyState icon={KeyRound} title="No tokens yet" text="A program needs one to call the API." />
        )}
        {tokens && tokens.length > 0 && (
          <ul className="divide-y divide-line" aria-labelledby="tokens-title">
            {tokens.map((token) => (
              <TokenItem
                key={token.id}
                token={token}
                pending={pending === token.id}
                onRevoke={() => {
                  document.getElementById("tokens-title")?.focus();
                  revoke(token);
                }}
              />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
