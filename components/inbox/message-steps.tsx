"use client";

import { Check, MailOpen, Reply, ShieldAlert, ShieldCheck, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { useConfirm } from "@/components/ui/dialog-provider";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { Message } from "@/lib/inbox/answers";
import { replyHref } from "@/lib/inbox/reply";
import type { MessageStatus } from "@/lib/inbox/status";

type MessageStepsProps = {
  message: Message;
  onChanged: (message: Message) => void;
  onDeleted: () => void;
};

const steps = {
  answered: { label: "Mark as answered", icon: Check },
  new: { label: "Mark as new", icon: MailOpen },
  spam: { label: "Spam", icon: ShieldAlert },
  read: { label: "Not spam", icon: ShieldCheck },
} as const;

/** The statuses that a message can be given from its own. */
const nextOf: Record<MessageStatus, readonly MessageStatus[]> = {
  new: ["answered", "spam"],
  read: ["answered", "new", "spam"],
  answered: ["new", "spam"],
  spam: ["read"],
};

/** The buttons that change a message. */
export function MessageSteps({ message, onChanged, onDeleted }: MessageStepsProps) {
  const { act, pending } = useAction<MessageStatus | "delete">();
  const confirm = useConfirm();
  const params = { id: String(message.id) };

  const mark = (status: MessageStatus) =>
    void act(status, () => call("PUT /inbox/messages/{id}/status", { params, body: { status } }), {
      onDone: (answer) => onChanged(answer.message),
    });

  async function remove() {
    const isSure = await confirm({
      title: "Delete this message?",
      content: "It can’t be brought back.",
      confirmLabel: "Delete",
      tone: "danger",
    });
    if (!isSure) return;
    void act("delete", () => call("DELETE /inbox/messages/{id}", { params }), {
      done: "Message deleted",
      onDone: onDeleted,
    });
  }

  return (
    <div className="flex flex-wrap gap-2">
      <a href={replyHref(message)} className={buttonStyle({ size: "sm" })}>
        <Reply aria-hidden="true" />
        Reply
      </a>
      {nextOf[message.status].map((status) => {
        const { label, icon: Icon } = steps[status];
        return (
          <Button
            key={status}
            variant="secondary"
            size="sm"
            pending={pending === status}
            disabled={pending !== null}
            onClick={() => mark(status)}
          >
            <Icon aria-hidden="true" />
            {label}
          </Button>
        );
      })}
      <Button
        variant="secondary"
        size="sm"
        pending={pending === "delete"}
        disabled={pending !== null}
        onClick={() => void remove()}
      >
        <Trash2 aria-hidden="true" />
        Delete
      </Button>
    </div>
  );
}
