"use client";

import { Settings2 } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Button } from "@/components/ui/button";
import type { ButtonStyle } from "@/components/ui/button-style";
import { Notice } from "@/components/ui/notice";
import { useReconfigure } from "./use-reconfigure";

type ReconfigureButtonProps = ButtonStyle & { label?: string };

/** Resets the configuration for an administrator who is signed in; others are told to sign in. */
export function ReconfigureButton({
  label = "Reconfigure",
  variant = "secondary",
  size,
  className,
}: ReconfigureButtonProps) {
  const { reconfigure, pending, failure } = useReconfigure();
  const path = usePathname();

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
