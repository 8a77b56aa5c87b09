"use client";

import { RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";

/** Reloads the figures. */
export function RefreshButton({ children = "Refresh" }: { children?: string }) {
  const router = useRouter();
  const [pending, startRefresh] = useTransition();
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={pending}
      onClick={() => startRefresh(() => router.refresh())}
    >
      {!pending && <RotateCw aria-hidden="true" />}
      {children}
    </Button>
  );
}
