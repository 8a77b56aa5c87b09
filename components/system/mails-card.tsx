"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useAction } from "@/components/ui/use-action";
import { useFocusAfter } from "@/components/ui/use-focus-after";
import { usePages } from "@/components/ui/use-pages";
import { call } from "@/lib/api/call";
import type { ListedMail } from "@/lib/mail/answers";
import { MailItem } from "./mail-item";
import { SystemCard, SystemList } from "./system-card";

const MailDialog = onDemand(async () => (await import("./mail-dialog")).MailDialog, null);

/** The interval of reads while the page is visible, in milliseconds. */
const INTERVAL_MS = 15_000;

/** The mails that are kept, 90 days by default. */
export function MailsCard() {
  const { page, failure, reload, hasOlder, isLoadingOlder, olderFailure, loadOlder } = usePages(
    "GET /mails",
    {
      rows: "mails",
      keepsUp: true,
      refreshInterval: INTERVAL_MS,
      limit: { size: 20, max: 200 },
      loadFailed: "Older emails could not be loaded",
    },
  );
  const { pendingOf, act } = useAction<"again">({ onRefused: reload });
  const [opened, setOpened] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useFocusAfter(isLoadingOlder, list);

  const sendAgain = ({ id }: ListedMail) =>
    act("again", () => call("POST /mails/{id}/retry", { params: { id: String(id) } }), {
      about: String(id),
      onDone: reload,
      done: "The email is sent again",
    });

  return (
    <SystemCard
      id="mails"
      title="Emails"
      text="What was sent, for as long as Settings keeps it, and what waits. An email that the mail server doesn’t accept is tried again for some hours."
    >
      {failure && <RetryNotice title="The emails could not be loaded" onRetry={reload} />}
      {!page && !failure && <Skeleton className="h-24 rounded-inner" />}
      {page && (
        <div ref={list} tabIndex={-1} className="grid gap-4 focus:outline-none">
          <SystemList empty="No email was sent yet.">
            {page.mails.map((mail) => (
              <MailItem
                key={mail.id}
                mail={mail}
                isPending={pendingOf(String(mail.id)) === "again"}
                onOpen={() => setOpened(mail.id)}
                onSendAgain={() => void sendAgain(mail)}
              />
            ))}
          </SystemList>
          {olderFailure && <RetryNotice title={olderFailure} onRetry={loadOlder} />}
          {hasOlder && !olderFailure && (
            <Button variant="secondary" size="sm" pending={isLoadingOlder} onClick={loadOlder}>
              Show older emails
            </Button>
          )}
        </div>
      )}
      {opened !== null && <MailDialog id={opened} onClose={() => setOpened(null)} />}
    </SystemCard>
  );
}
