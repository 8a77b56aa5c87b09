"use client";

import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { useTranslate } from "@/components/ui/translation";
import { type Message, type NotifyOptions, showBy, type Tone } from "./messages";
import { toastDuration } from "./toast-duration";
import { useToastClock } from "./use-toast-clock";

type ToastTextProps = Pick<NotifyOptions, "description"> & {
  tone: Tone;
  message: string;
  duration: number;
  onEnd: () => void;
};

function ToastText({ tone, message, description, duration, onEnd }: ToastTextProps) {
  return (
    <div ref={useToastClock(duration, onEnd)} role={tone === "error" ? "alert" : "status"}>
      <p className="font-semibold">{message}</p>
      {description && (
        // A guest's name may have a hundred wide letters; the reason of an error is shown in full.
        <p className={`wrap-anywhere text-ink-soft ${tone === "error" ? "" : "line-clamp-3"}`}>
          {description}
        </p>
      )}
    </div>
  );
}

const latest = new Map<string, string | number>();

function show({ tone, message, options: { description, duration, topic, action } }: Message) {
  const before = topic && latest.get(topic);
  if (before) toast.dismiss(before);
  const time = toastDuration(`${message} ${description ?? ""}`, duration);
  const text = { tone, message, description, duration: time };
  const id: string | number = toast[tone](<ToastText {...text} onEnd={() => toast.dismiss(id)} />, {
    duration: Number.POSITIVE_INFINITY,
    action: action && { label: action.label, onClick: action.run },
  });
  if (topic) latest.set(topic, id);
}

const view = { show, clear: () => void toast.dismiss() };

const iconSize = "mt-0.5 size-4.5 shrink-0";
const icons = {
  success: <CircleCheck aria-hidden="true" className={`${iconSize} text-brand-ink`} />,
  info: <Info aria-hidden="true" className={`${iconSize} text-ink-soft`} />,
  error: <CircleAlert aria-hidden="true" className={`${iconSize} text-danger`} />,
  close: <X aria-hidden="true" className="size-4" />,
};
const card =
  "pointer-events-auto flex w-full items-start gap-3 rounded-inner border border-line bg-raised py-3 pr-2 pl-4 font-sans text-ink text-sm shadow-raised data-[expanded=false]:data-[front=false]:*:opacity-0";
const classNames = {
  content: "min-w-0 flex-1",
  actionButton:
    "-my-2 min-h-11 shrink-0 rounded-control px-3 font-semibold text-brand-ink underline-offset-4 hover:underline",
  closeButton:
    "-my-2 order-last grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink",
};

/** The messages on screen. */
export function Toasts() {
  const t = useTranslate();
  useEffect(() => showBy(view), []);
  return (
    <Sonner
      position="bottom-right"
      offset={{ bottom: "var(--toast-bottom, 24px)" }}
      mobileOffset={{ bottom: "var(--toast-bottom, 16px)" }}
      gap={10}
      closeButton
      icons={icons}
      toastOptions={{ unstyled: true, closeButtonAriaLabel: t("Dismiss"), className: card, classNames }}
    />
  );
}
