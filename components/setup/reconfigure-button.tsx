"use client";

import { Settings2 } from "lucide-react";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { useReconfigure } from "@/components/accounts/sign-in/use-reconfigure";
import { Button } from "@/components/ui/button";
import type { ButtonStyle } from "@/components/ui/button-style";
import { Notice } from "@/components/ui/notice";

type ReconfigureButtonProps = ButtonStyle & {
  label?: string;
  /** Starts when it is shown: it replaces a button that was pressed. */
  startsAtOnce?: boolean;
};

/** Resets the configuration if an owner is signed in; otherwise asks for a sign-in. */
export function ReconfigureButton({
  label = "Reconfigure",
  variant = "secondary",
  size,
  className,
  startsAtOnce = false,
}: ReconfigureButtonProps) {
  const { reconfigure, pending, failure } = useReconfigure();
  const path = usePathname();
  const button = useRef<HTMLButtonElement>(null);
  const begun = useRef(false);

  useEffect(() => {
    if (!startsAtOnce || begun.current) return;
    begun.current = true;
    // The dialogs return the focus.
    button.current?.focus();
    void reconfigure();
  });

  return (
    <>
      <Button
        ref={button}
        variant={variant}
        size={size}
        className={className}
        pending={pending}
        onClick={() => void reconfigure()}
      >
        {!pending && <Settings2 aria-hidden="true" />}
        {label}
      </Button>
      {failure && (
        <Notice tone="error" title={failure.message} className="w-full">
          {failure.needsSignIn && (
            <a
              href={`/login?${new URLSearchParams({ returnUrl: path })}`}
              className="font-semibold underline underline-offset-4"
            >
              Sign in
            </a>
          )}
        </Notice>
      )}
    </>
  );
}
