"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { RetryNotice } from "@/components/ui/retry-notice";
import { type Segment, Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { useCall } from "@/components/ui/use-call";

/** The portal's Content-Security-Policy allows no style sheet in the frame; inline styles suffice for a view. */
const withoutSheet = (html: string) => html.replace(/<style>[^<]*<\/style>/, "");

type View = "html" | "text";

const views: readonly Segment<View>[] = [
  { value: "html", label: "As a page" },
  { value: "text", label: "As text" },
];

/** Shows a mail as of its latest attempt; its HTML in a frame without scripts. */
export function MailDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, failure, reload } = useCall("GET /mails/{id}", { params: { id: String(id) } });
  const [view, setView] = useState<View>("html");
  const mail = data?.mail;
  return (
    <Dialog
      title={mail?.subject ?? "Mail"}
      description={mail && `To ${mail.recipient}`}
      width="wide"
      onClose={onClose}
    >
      {failure && <RetryNotice title="The email could not be loaded" onRetry={reload} />}
      {!mail && !failure && <Skeleton className="h-96 rounded-inner" />}
      {mail && (
        <>
          <Segmented label="Form of the email" segments={views} value={view} onChange={setView} />
          {view === "html" ? (
            <iframe
              title={mail.subject}
              sandbox=""
              srcDoc={withoutSheet(mail.html)}
              className="h-[60vh] w-full rounded-inner border border-line bg-white"
            />
          ) : (
            <pre className="wrap-anywhere max-h-[60vh] overflow-auto whitespace-pre-wrap rounded-inner border border-line p-4 text-sm">
              {mail.text}
            </pre>
          )}
        </>
      )}
    </Dialog>
  );
}
