"use client";

import { CloudOff } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "./button";
import { EmptyState } from "./empty-state";

/** Shown if loading failed, with a retry. */
export function ManagerFailed({ title }: { title: string }) {
  const router = useRouter();
  const [isAsking, startAsking] = useTransition();
  return (
    <EmptyState icon={CloudOff} title={title} text="Nothing is lost. Try again in a moment.">
      <Button variant="secondary" pending={isAsking} onClick={() => startAsking(() => router.refresh())}>
        Try again
      </Button>
    </EmptyState>
  );
}
