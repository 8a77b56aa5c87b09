import { Eye, RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { MomentTime } from "@/components/ui/moment-time";
import type { ListedMail } from "@/lib/mail/answers";
import { SystemItem } from "./system-item";

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
    <SystemItem
      words={words}
      state={states[state]}
      detail={
        <>
          {recipient && `${recipient}, `}
          <MomentTime at={changedAt} />
        </>
      }
      note={
        state === "unknown" &&
        "The connection was lost at the end: the mail server may have it. It is sent again with the same identifier."
      }
      error={lastError}
    >
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
    </SystemItem>
  );
}
