"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { MomentTime } from "@/components/ui/moment-time";
import { RetryNotice } from "@/components/ui/retry-notice";
import { useFocusAfter } from "@/components/ui/use-focus-after";
import { usePages } from "@/components/ui/use-pages";
import type { RecordedSignIn, SignInPage } from "@/lib/accounts/answers";

const words: Record<RecordedSignIn["outcome"], { text: string; style: string }> = {
  signedIn: { text: "Signed in", style: "text-brand-ink" },
  refused: { text: "Refused", style: "text-danger" },
  halfway: { text: "Right password, no code yet", style: "text-ink-soft" },
  slowedDown: { text: "Slowed down", style: "text-danger" },
};

const meansOf: Record<RecordedSignIn["means"], string> = {
  password: "",
  app: "code",
  recoveryCode: "recovery code",
  passkey: "passkey",
  pin: "PIN",
};

/** For example "Signed in by passkey", "Refused: recovery code" and "Refused, 12 times". */
function outcomeText({ outcome, means, tries }: RecordedSignIn): string {
  const { text } = words[outcome];
  const how =
    means === "password" ? "" : outcome === "signedIn" ? ` by ${meansOf[means]}` : `: ${meansOf[means]}`;
  return tries > 1 ? `${text}${how}, ${tries} times` : text + how;
}

function SignInItem({ row }: { row: RecordedSignIn }) {
  const { account, address, lastAt, isKnown } = row;
  return (
    <li className="grid gap-x-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_13rem_11rem]">
      <span className="wrap-anywhere min-w-0">
        {account || "Other names"}{" "}
        <span className="text-ink-soft">
          {!isKnown && "(no account) "}from {address || "several addresses"}
        </span>
      </span>
      <span className={`font-semibold ${words[row.outcome].style}`}>{outcomeText(row)}</span>
      <span className="text-ink-soft tabular-nums sm:text-right">
        <MomentTime at={lastAt} />
      </span>
    </li>
  );
}

/** Lists sign-in attempts, newest first. */
export function SignInList({ initial: sent }: { initial: SignInPage }) {
  const [initial] = useState(sent);
  const { page, hasOlder, isLoadingOlder, olderFailure, loadOlder } = usePages("GET /users/sign-ins", {
    initial,
    keepsUp: true,
    rows: "signIns",
    loadFailed: "Older sign-ins could not be loaded",
  });
  const list = useRef<HTMLElement>(null);
  useFocusAfter(isLoadingOlder, list);
  return (
    <Card aria-labelledby="sign-ins-title" padding="rows">
      <div className="grid gap-1 pt-4 pb-2">
        <CardTitle id="sign-ins-title">Sign-ins</CardTitle>
        <p className="text-ink-soft text-sm">
          The tries of the last 90 days. Failed ones are counted in rows of ten minutes.
        </p>
      </div>
      <section
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label="Tries to sign in, newest first"
        className="max-h-96 overflow-y-auto text-sm"
      >
        <ul className="divide-y divide-line">
          {(page ?? initial).signIns.map((row) => (
            <SignInItem key={row.id} row={row} />
          ))}
        </ul>
        {olderFailure && <RetryNotice title={olderFailure} onRetry={loadOlder} className="my-3" />}
        {hasOlder && !olderFailure && (
          <div className="grid justify-items-center py-3">
            <Button variant="secondary" size="sm" pending={isLoadingOlder} onClick={loadOlder}>
              Show older sign-ins
            </Button>
          </div>
        )}
      </section>
    </Card>
  );
}
