"use client";

import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { Toaster as Sonner, toast } from "sonner";
import { toastDuration } from "./toast-duration";
import { useFramed } from "./use-framed";
import { useToastClock } from "./use-toast-clock";

const tones = {
  success: { Icon: CircleCheck, icon: "text-brand-ink", role: "status" },
  info: { Icon: Info, icon: "text-ink-soft", role: "status" },
  error: { Icon: CircleAlert, icon: "text-danger", role: "alert" },
} as const;

type Tone = keyof typeof tones;
export type NotifyOptions = {
  description?: string;
  /** Milliseconds on screen; a long message stays until it is dismissed. */
  duration?: number;
  /** Takes the place of the message before it on the same topic. */
  topic?: string;
  /** Something that can be done about it, such as taking it back. */
  action?: { label: string; run: () => void };
};

function ToastCard({ tone, message, description, action, duration, id }: ToastCardProps) {
  const { Icon, icon, role } = tones[tone];
  const holders = useToastClock(duration, () => toast.dismiss(id));
  return (
    <div
      {...holders}
      role={role}
      className="pointer-events-auto flex w-full items-start gap-3 rounded-inner font-sans border border-line bg-raised py-3 pr-2 pl-4 text-ink text-sm shadow-raised sm:w-88"
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-4.5 shrink-0 ${icon}`} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{message}</p>
        {description && <p className="text-ink-soft">{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="-my-2 min-h-11 shrink-0 rounded-control px-3 font-semibold text-brand-ink underline-offset-4 hover:underline"
          onClick={() => {
            toast.dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="-my-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink"
        onClick={() => toast.dismiss(id)}
      >
        <X aria-hidden="true" className="size-4" />
        <span className="sr-only">Dismiss</span>
      </button>
    </div>
  );
}

type ToastCardProps = Omit<NotifyOptions, "topic" | "duration"> & {
  tone: Tone;
  duration: number;
  message: string;
  id: string | number;
};

/** How long messages about something deleted or reset stay, in milliseconds. */
export const BRIEFLY = 3000;

const latest = new Map<string, string | number>();

function show(tone: Tone, message: string, { topic, duration, ...rest }: NotifyOptions = {}) {
  const before = topic && latest.get(topic);
  if (before) toast.dismiss(before);
  const text = `${message} ${rest.description ?? ""}`;
  const shown = { ...rest, tone, message, duration: toastDuration(text, duration) };
  const id = toast.custom((id) => <ToastCard {...shown} id={id} />, { duration: Number.POSITIVE_INFINITY });
  if (topic) latest.set(topic, id);
}

/** Shows the outcome of an action for five seconds; a long message stays until it is dismissed. */
export const notify = {
  success: (message: string, options?: NotifyOptions) => show("success", message, options),
  /** What is neither: nothing has happened, and this is why. */
  info: (message: string, options?: NotifyOptions) => show("info", message, options),
  error: (message: string, options?: NotifyOptions) => show("error", message, options),
  /** Takes every message away, such as an offer to undo what is out of date. */
  clear: () => void toast.dismiss(),
};

/** For a dialog's `onInteractOutside`: a press on a message over it is not one beside it. */
export function keepOpenForToasts(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest("[data-sonner-toaster]")) event.preventDefault();
}

/** Shows the messages; a page in a frame leaves them to the page around it. */
export function Toaster() {
  if (useFramed()) return null;
  return (
    <Sonner
      position="bottom-right"
      offset={{ bottom: "var(--toast-bottom, 24px)" }}
      mobileOffset={{ bottom: "var(--toast-bottom, 16px)" }}
      gap={10}
      toastOptions={{ unstyled: true }}
    />
  );
}
