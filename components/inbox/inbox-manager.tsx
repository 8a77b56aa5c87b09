"use client";

import { Download, Inbox as InboxIcon, SearchX, ShieldCheck } from "lucide-react";
import type { Route } from "next";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useMay } from "@/components/accounts/role";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { onDemand } from "@/components/ui/on-demand";
import { PlaceTimeZoneProvider } from "@/components/ui/place-time-zone";
import { RetryNotice } from "@/components/ui/retry-notice";
import { SearchField } from "@/components/ui/search-field";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { useReportTabCount } from "@/components/ui/tab-counts";
import { useDebounced } from "@/components/ui/use-debounced";
import { usePages } from "@/components/ui/use-pages";
import { callHref } from "@/lib/api/call";
import type { MessagePage } from "@/lib/inbox/answers";
import { MESSAGES_PER_PAGE } from "@/lib/inbox/limits";
import { type Folder, folders, folderWords, toFilter } from "./inbox-filter";
import { MessageItem } from "./message-item";

const MessageSheet = onDemand(async () => (await import("./message-sheet")).MessageSheet, null);

/** The pause after typing before the search applies, in milliseconds. */
const DEBOUNCE_MS = 250;
/** The interval of reading the list again, in milliseconds. */
const REFRESH_MS = 30_000;

const LOAD_FAILED = "The messages could not be loaded";

type InboxManagerProps = {
  /** The newest messages; null if the server could not read them. */
  initial: MessagePage | null;
  /** Whether visitors see the contact form. */
  isFormShown: boolean;
  timeZone: string;
};

/** The messages of visitors, by status. */
export function InboxManager({ initial, isFormShown, timeZone }: InboxManagerProps) {
  const linked = /^\d{1,9}$/.exec(useSearchParams().get("message") ?? "")?.[0];
  const [openId, setOpenId] = useState(linked === undefined ? null : Number(linked));
  const [folder, setFolder] = useState<Folder>("all");
  const [q, setQ] = useState("");
  const query = toFilter(folder, useDebounced(q, DEBOUNCE_MS));
  const isFirst = Object.keys(query).length === 0;
  const { page, failure, ...paging } = usePages("GET /inbox/messages", {
    query,
    ...(isFirst && { initial }),
    rows: "messages",
    limit: { size: MESSAGES_PER_PAGE, max: 200 },
    loadFailed: LOAD_FAILED,
    keepsUp: true,
    refreshInterval: REFRESH_MS,
  });
  const counts = page?.counts ?? initial?.counts;
  useReportTabCount("inbox", counts?.new);
  return (
    <PlaceTimeZoneProvider timeZone={timeZone}>
      <div className="grid max-w-4xl gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <search className="min-w-0 flex-1 basis-60">
            <SearchField label="Search the messages" text={q} onSearch={setQ} />
          </search>
          <a
            href={callHref("GET /inbox/export", { query })}
            download
            className={buttonStyle({ variant: "secondary", size: "sm" })}
          >
            <Download aria-hidden="true" />
            <span>
              <span className="max-sm:sr-only">Export </span>CSV
            </span>
          </a>
        </div>
        <Segmented
          label="Messages"
          look="chips"
          segments={folders.map((value) => ({
            value,
            label: folderWords[value],
            ...((value === "new" || value === "spam") && { count: counts?.[value] }),
          }))}
          value={folder}
          onChange={setFolder}
        />
        {failure && <RetryNotice title={LOAD_FAILED} onRetry={paging.reload} />}
        {!page && !failure && <Skeleton className="h-64" />}
        {page && page.messages.length === 0 && (
          <NoMessages folder={folder} isSearch={"q" in query} isFormShown={isFormShown} />
        )}
        {page && page.messages.length > 0 && (
          <Card padding="rows" aria-label={`${folderWords[folder]}: messages, newest first`}>
            <ul className="divide-y divide-line">
              {page.messages.map((message) => (
                <MessageItem key={message.id} message={message} onOpen={() => setOpenId(message.id)} />
              ))}
            </ul>
          </Card>
        )}
        {paging.olderFailure && <RetryNotice title={paging.olderFailure} onRetry={paging.loadOlder} />}
        {paging.hasOlder && !paging.olderFailure && (
          <Button
            variant="secondary"
            className="justify-self-center"
            pending={paging.isLoadingOlder}
            onClick={paging.loadOlder}
          >
            Show older messages
          </Button>
        )}
        {openId !== null && (
          <MessageSheet key={openId} id={openId} onClose={() => setOpenId(null)} onChanged={paging.reload} />
        )}
      </div>
    </PlaceTimeZoneProvider>
  );
}

type NoMessagesProps = { folder: Folder; isSearch: boolean; isFormShown: boolean };

function NoMessages({ folder, isSearch, isFormShown }: NoMessagesProps) {
  const mayEdit = useMay("landing:write");
  if (isSearch)
    return <EmptyState icon={SearchX} title="No such messages" text="No message here matches your search." />;
  if (folder === "spam")
    return (
      <EmptyState
        icon={ShieldCheck}
        title="No spam"
        text="Messages that look like advertising wait here, and are deleted after some time."
      />
    );
  if (folder !== "all")
    return (
      <EmptyState
        icon={InboxIcon}
        title="No messages here"
        text="Messages move between these lists as you mark them."
      />
    );
  return (
    <EmptyState
      icon={InboxIcon}
      title="No messages yet"
      text={
        isFormShown
          ? "What visitors write in your contact form arrives here."
          : "Switch the contact form on in the landing editor, so that visitors can write to you."
      }
    >
      {!isFormShown && mayEdit && (
        <ButtonLink href={"/admin?tab=editor" as Route} size="sm">
          Open the landing editor
        </ButtonLink>
      )}
    </EmptyState>
  );
}
