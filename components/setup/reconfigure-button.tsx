"use client";

import { Settings2 } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { ButtonStyle } from "@/components/ui/button-style";
import { Notice } from "@/components/ui/notice";
import { useReconfigure } from "./use-reconfigure";

type ReconfigureButtonProps = ButtonStyle & {
  label?: string;
  /** Begins as soon as it is there, as after a press on what stood in its place. */
  startsAtOnce?: boolean;
};

/** Resets the configuration for an administrator who is signed in; others are told to sign in. */
export function ReconfigureButton({
  label = "Reconfigure",
  variant = "secondary",
  size,
  className,
  startsAtOnce = false,
}: ReconfigureButtonProps) {
  const { reconfigure, pending, failure } = useReconfigure();
  const path = usePathname();
  const begun = useRef(false);

  useEffect(() => {
    if (!startsAtOnce || begun.current) return;
    begun.current = true;
    void reconfigure();
  });

  return (
    <>
      <Button
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
            <Link
              href={{ pathname: "/login", query: { returnUrl: path } }}
              className="font-semibold underline underline-offset-4"
            >
              Sign in
            </Link>
          )}
        </Notice>
      )}
    </>
  );
}
