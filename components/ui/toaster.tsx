"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toaster as Sonner, toast } from "sonner";

type Tone = "success" | "error";
type ToastOptions = { description?: string /** Milliseconds on screen. */; duration?: number };

function ToastCard({ tone, message, description, id }: ToastCardProps) {
  const Icon = tone === "success" ? CircleCheck : CircleAlert;
  return (
    <div
      role={tone === "success" ? "status" : "alert"}
      className="flex w-full items-start gap-3 rounded-inner font-sans border border-line bg-raised py-3 pr-2 pl-4 text-ink text-sm shadow-raised sm:w-88"
    >
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4.5 shrink-0 ${tone === "success" ? "text-brand-ink" : "text-danger"}`}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{message}</p>
        {description && <p className="text-ink-soft">{description}</p>}
      </div>
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

type ToastCardProps = { tone: Tone; message: string; description?: string | undefined; id: string | number };

function show(tone: Tone, message: string, { description, duration }: ToastOptions = {}) {
  toast.custom(
    (id) => <ToastCard tone={tone} message={message} description={description} id={id} />,
    duration ? { duration } : {},
  );
}

/** Tells the outcome of an action for five seconds. */
export const notify = {
  success: (message: string, options?: ToastOptions) => show("success", message, options),
  error: (message: string, options?: ToastOptions) => show("error", message, options),
};

export function Toaster() {
  return <Sonner position="bottom-right" duration={5000} gap={10} toastOptions={{ unstyled: true }} />;
}
