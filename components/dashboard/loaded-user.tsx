"use client";

import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { usePending } from "@/components/ui/use-pending";
import { useLoadedUser } from "./use-loaded-user";

/** Signs out if the account can't be loaded; shows a message if that fails as well. */
export function LoadedUser() {
  const { isStuck, load } = useLoadedUser();
  const { pending, run } = usePending();
  if (!isStuck) return null;
  return (
    <Notice tone="error" title="Your account could not be loaded, and signing out failed." className="mb-6">
      <p>Check the connection. You are still signed in.</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        pending={pending !== null}
        onClick={() => void run("load", () => load(new AbortController().signal))}
      >
        <RotateCw aria-hidden="true" />
        Try again
      </Button>
    </Notice>
  );
}
