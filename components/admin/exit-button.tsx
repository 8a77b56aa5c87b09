"use client";

import { LogOut } from "lucide-react";
import { useSignOut } from "@/components/accounts/sessions/use-sign-out";
import { classes } from "@/components/ui/classes";
import { Spinner } from "@/components/ui/spinner";
import { useHydrated } from "@/components/ui/use-hydrated";

type ExitButtonProps = {
  label?: string;
  /** Explains the label if needed. */
  hint?: string | undefined;
  to?: string;
  className?: string;
  labelClassName?: string;
};

/** Signs out and redirects to the landing page, or to `to`. */
export function ExitButton({ label = "Exit", hint, to, className, labelClassName }: ExitButtonProps) {
  const hydrated = useHydrated();
  const { signOut, leaving } = useSignOut(to);
  return (
    <button
      type="button"
      disabled={!hydrated}
      aria-busy={leaving || undefined}
      aria-description={hint}
      className={classes(
        "flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-sm transition-colors",
        className,
      )}
      onClick={() => void signOut()}
    >
      {leaving ? <Spinner /> : <LogOut aria-hidden="true" className="size-4.5" strokeWidth={1.75} />}
      <span className={labelClassName}>{label}</span>
      {hint && (
        <span aria-hidden="true" className="ms-auto font-normal text-on-facade-soft text-xs">
          {hint}
        </span>
      )}
    </button>
  );
}
