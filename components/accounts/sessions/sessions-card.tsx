"use client";

import { useState } from "react";
import { usePortalAction } from "@/components/commands/commands";
import { clearDrafts } from "@/components/ui/browser-storage";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { useConfirm } from "@/components/ui/dialog-provider";
import { unsentOf } from "@/components/ui/kept-data";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import type { ListedSession } from "@/lib/accounts/user-answers";
import { call } from "@/lib/api/call";
import { SessionItem } from "./session-item";
import { useSession } from "./session-provider";

/** Lists the user's own sessions. */
export function SessionsCard() {
  const { data, failure, reload, change } = useCall("GET /account/sessions", { keepsUp: true });
  const { pending, act } = useAction({ onRefused: reload });
  const { sessions, apiTokens = 0 } = data ?? {};
  const [withTokens, setWithTokens] = useState(false);
  const { user, signOut } = useSession();
  const confirm = useConfirm();

  const tokens = apiTokens === 1 ? "API token" : `${apiTokens} API tokens`;
  const tokensStay = apiTokens > 0 && !withTokens ? ` Your ${tokens} will go on working.` : "";

  const show = (answer: { sessions: ListedSession[]; apiTokens?: number }) =>
    change((known) => ({ ...known, ...answer }));

  const endOne = ({ id, device }: ListedSession) =>
    act(id, () => call("DELETE /account/sessions/{id}", { params: { id } }), {
      onDone: show,
      done: `${device.name} is signed out`,
    });

  /** @returns null if refused */
  const endOthers = () =>
    act("others", () => call("DELETE /account/sessions", { query: withTokens ? { tokens: "revoke" } : {} }), {
      onDone: show,
      done: withTokens
        ? "All other sessions are signed out, and your API tokens are revoked"
        : "All other sessions are signed out",
    });

  async function endAll() {
    const lost =
      user && unsentOf(user.id) > 0
        ? " What you did with orders while there was no connection is not sent yet, and is lost."
        : "";
    const isSure = await confirm({
      title: "Sign out everywhere?",
      content: `Here too: you sign in again afterwards.${tokensStay}${lost}`,
      confirmLabel: "Sign out everywhere",
      tone: "danger",
    });
    if (!isSure) return;
    if ((await endOthers()) && (await signOut())) clearDrafts();
  }

  usePortalAction("signOutEverywhere", () => void endAll(), { offered: data !== undefined });

  return (
    <Card aria-labelledby="sessions-title" className="grid gap-2">
      <div className="grid gap-1">
        <CardTitle id="sessions-title" tabIndex={-1}>
          Where you are signed in
        </CardTitle>
        <p className="text-ink-soft text-sm">
          Sign out devices that you don’t know, then change your password.
        </p>
      </div>
      {failure && <RetryNotice title="Your sessions could not be loaded" onRetry={reload} />}
      {!sessions && !failure && <Skeleton className="h-32 rounded-inner" />}
      {sessions && (
        <>
          <ul className="divide-y divide-line" aria-labelledby="sessions-title">
            {sessions.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                pending={pending === session.id}
                onEnd={() => {
                  document.getElementById("sessions-title")?.focus();
                  void endOne(session);
                }}
              />
            ))}
          </ul>
          {apiTokens > 0 && (
            <Checkbox
              label={`Revoke my ${tokens} too: signing out alone leaves ${apiTokens === 1 ? "it" : "them"} working`}
              checked={withTokens}
              onChange={({ currentTarget }) => setWithTokens(currentTarget.checked)}
            />
          )}
          <div className="flex flex-wrap gap-3 pt-1">
            {sessions.length > 1 && (
              <Button variant="secondary" pending={pending === "others"} onClick={() => void endOthers()}>
                Sign out all others
              </Button>
            )}
            <Button variant="quiet" onClick={() => void endAll()}>
              Sign out everywhere
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
