"use client";

import * as AlertDialog from "@radix-ui/react-alert-dialog";
import type { ReactNode } from "react";
import { AlertFrame } from "./alert-frame";
import { buttonStyle } from "./button-style";

export type DialogText = {
  title: string;
  content?: ReactNode;
  confirmLabel?: string;
  /** Only its buttons close the dialog, Escape does not. */
  mustAnswer?: boolean;
};

export type DialogRequest = DialogText & {
  kind: "alert" | "confirm";
  cancelLabel?: string;
  tone?: "primary" | "danger";
};

type DialogProps = { request: DialogRequest; onAnswer: (confirmed: boolean) => void };

/** One question on screen. The focus starts on the safe button and returns afterwards. */
export function AskDialog({ request, onAnswer }: DialogProps) {
  const { kind, title, content, confirmLabel = "OK", cancelLabel = "Cancel", tone = "primary" } = request;
  const confirm = (
    <button
      type="button"
      className={buttonStyle({ variant: tone, className: "max-sm:w-full" })}
      onClick={() => onAnswer(true)}
    >
      {confirmLabel}
    </button>
  );

  return (
    <AlertFrame
      {...(content ? {} : { "aria-describedby": undefined })}
      className="grid max-w-md gap-3 p-6 sm:p-7"
      onClose={() => onAnswer(false)}
      onEscapeKeyDown={(event) => {
        if (request.mustAnswer) event.preventDefault();
      }}
    >
      <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
      {content && (
        <AlertDialog.Description asChild>
          <div className="grid gap-3 text-ink-soft text-sm">{content}</div>
        </AlertDialog.Description>
      )}
      <div className="mt-3 flex flex-wrap-reverse justify-end gap-3">
        {kind === "confirm" && (
          <AlertDialog.Cancel className={buttonStyle({ variant: "secondary", className: "max-sm:w-full" })}>
            {cancelLabel}
          </AlertDialog.Cancel>
        )}
        {kind === "alert" ? (
          <AlertDialog.Cancel asChild>{confirm}</AlertDialog.Cancel>
        ) : (
          <AlertDialog.Action asChild>{confirm}</AlertDialog.Action>
        )}
      </div>
    </AlertFrame>
  );
}
