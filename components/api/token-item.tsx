"use client";

import { Trash2 } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/dialog-provider";
import { MomentTime } from "@/components/ui/moment-time";
import type { ListedToken } from "@/lib/accounts/tokens/answers";

const day = (at: string) =>
  new Date(at).toLocaleDateString("en", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

type TokenItemProps = { token: ListedToken; pending: boolean; onRevoke: () => void };

/** An API token with its scopes, latest use, and the button that revokes it. */
export function TokenItem({ token, pending, onRevoke }: TokenItemProps) {
  const { name, prefix, scopes, lostScopes, owner, isOwn, expiresAt, isExpired, lastUsedAt, address } = token;
  const confirm = useConfirm();

  async function revoke() {
    const isSure = await confirm({
      title: `Revoke “${name}”?`,
      content: "Programs that use it are refused from now on. You can’t undo this.",
      confirmLabel: "Revoke",
      tone: "danger",
    });
    if (isSure) onRevoke();
  }

  return (
    <li className="flex items-start gap-3 py-4">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-semibold">{name}</span>
          <code className="text-ink-soft text-xs">{prefix}…</code>
          {isExpired && <Badge tone="danger">Expired</Badge>}
          {!isOwn && <Badge>{owner}</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {lastUsedAt ? (
            <>
              Last used <MomentTime at={lastUsedAt} /> from {address}
            </>
          ) : (
            "Never used"
          )}
          {" · "}
          {isExpired ? "ended" : "ends"} {day(expiresAt)}
        </p>
        <ul className="flex flex-wrap gap-1.5 pt-1" aria-label="Scopes">
          {scopes.map((scope) => (
            <li key={scope}>
              <Badge tone={lostScopes.includes(scope) ? "neutral" : "brand"}>
                <span className={lostScopes.includes(scope) ? "line-through" : undefined}>{scope}</span>
              </Badge>
            </li>
          ))}
        </ul>
        {lostScopes.length > 0 && (
          <p className="text-ink-soft text-xs">
            What is struck through counts for nothing: the role of {isOwn ? "your account" : owner} does not
            allow it.
          </p>
        )}
      </div>
      <Button variant="secondary" size="sm" pending={pending} onClick={() => void revoke()}>
        <Trash2 aria-hidden="true" />
        <span className="max-sm:sr-only">Revoke</span>
        <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}
