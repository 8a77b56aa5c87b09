"use client";

import { count } from "@/components/ui/count";
import { Notice } from "@/components/ui/notice";
import type { StepNotice } from "./step-box";

type OfflineNoticesProps = {
  downSince: Date | null;
  unsentCount: number;
  notices: readonly StepNotice[];
  onDismiss: ((id: string) => void) | undefined;
};

const clock = (date: Date) =>
  date.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

const willBeSent = (unsent: number) =>
  unsent > 0
    ? `The board goes on working; ${count(unsent, "step")} will be sent when the connection is back.`
    : "The board goes on working; what you do is sent when the connection is back.";

/** Says that there is no connection, and which steps were not applied after one was missing. */
export function OfflineNotices({ downSince, unsentCount, notices, onDismiss }: OfflineNoticesProps) {
  return (
    <div className="grid gap-2 px-gutter not-empty:pt-4">
      <div role="status" className="empty:hidden">
        {downSince && (
          <Notice tone="warning" title={`No connection since ${clock(downSince)}.`}>
            <p>
              {willBeSent(unsentCount)} New orders can’t arrive until then, nor what guests and others change.
            </p>
          </Notice>
        )}
      </div>
      {notices.map(({ id, text }) => (
        <Notice key={id} tone="warning" role="alert" {...(onDismiss && { onDismiss: () => onDismiss(id) })}>
          <p>{text}</p>
        </Notice>
      ))}
    </div>
  );
}
