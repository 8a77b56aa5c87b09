import { Eye, RotateCw } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { MomentTime } from "@/components/ui/moment-time";
import type { ListedMail } from "@/lib/mail/answers";

const states = {
  queued: { word: "Waiting", tone: "neutral" },
  sending: { word: "Being sent", tone: "brand" },
  sent: { word: "Sent", tone: "brand" },
  unknown: { word: "Outcome unknown", tone: "danger" },
  failed: { word: "Failed", tone: "danger" },
  notSent: { word: "Not sent", tone: "neutral" },
} as const satisfies Record<ListedMail["state"], object>;

type MailItemProps = {
  mail: ListedMail;
  isPending: boolean;
  onOpen: () => void;
  onSendAgain: () => void;
};

/** A mail with its state and its actions. */
export function MailItem({ mail, isPending, onOpen, onSendAgain }: MailItemProps) {
  const { words, state, recipient, subject, lastError, changedAt, canBeSentAgain } = mail;
  const named = <span className="sr-only"> {subject ?? words}</span>;
  return (
    <li className="grid gap-3 py-3 first:pt-0 last:pb-0 sm:flex sm:items-center">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-semibold text-sm">{words}</span>
          <Badge tone={states[state].tone}>{states[state].word}</Badge>
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm tabular-nums">
          {recipient && `${recipient}, `}
          <MomentTime at={changedAt} />
        </p>
        {state === "unknown" && (
          <p className="text-ink-soft text-xs">
            The connection was lost at the end: the mail server may have it. It is sent again with the same
            identifier.
          </p>
        )}
        {lastError && <p className="wrap-anywhere text-ink-soft text-xs">{lastError}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {subject !== null && (
          <Button variant="secondary" size="sm" onClick={onOpen}>
            <Eye aria-hidden="true" />
            View{named}
          </Button>
        )}
        {canBeSentAgain && (
          <Button variant="secondary" size="sm" pending={isPending} onClick={onSendAgain}>
            <RotateCw aria-hidden="true" />
            Send again{named}
          </Button>
        )}
      </div>
    </li>
  );
}
