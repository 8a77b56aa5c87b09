import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes";

const tones = {
  info: { Icon: Info, style: "border-line bg-sunken text-ink", icon: "text-ink-soft", role: undefined },
  success: {
    Icon: CircleCheck,
    style: "border-brand/25 bg-brand-soft text-ink",
    icon: "text-brand-ink",
    role: "status",
  },
  warning: {
    Icon: TriangleAlert,
    style: "border-brass/45 bg-brass-soft text-ink",
    icon: "text-brass-ink",
    role: undefined,
  },
  error: {
    Icon: CircleAlert,
    style: "border-danger/30 bg-danger-soft text-ink",
    icon: "text-danger",
    role: "alert",
  },
} as const;

type NoticeProps = {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  /** Overrides the role; errors are alerts, successes are statuses. */
  role?: "alert" | "status";
  /** Dismisses it; without it there is no dismiss button. */
  onDismiss?: () => void;
  className?: string | undefined;
};

export function Notice({ tone = "info", title, children, role, onDismiss, className }: NoticeProps) {
  const { Icon, style, icon, role: usualRole } = tones[tone];
  return (
    <div
      role={role ?? usualRole}
      className={classes(
        "flex animate-appear gap-3 rounded-inner border px-4 py-3.5 text-sm [overflow-wrap:anywhere]",
        style,
        className,
      )}
    >
      <Icon aria-hidden="true" className={classes("mt-0.5 size-4.5 shrink-0", icon)} />
      <div className="grid min-w-0 flex-1 gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="grid justify-items-start gap-1">{children}</div>}
      </div>
      {onDismiss && (
        <button
          type="button"
          className="-my-2.5 -me-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink"
          onClick={onDismiss}
        >
          <X aria-hidden="true" className="size-4" />
          <span className="sr-only">Dismiss</span>
        </button>
      )}
    </div>
  );
}
