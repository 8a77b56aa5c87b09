"use client";

import { useRouter } from "next/navigation";
import { useMay } from "@/components/accounts/role";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";

/** Hides the examples for everyone, or shows them again. */
export function ExamplesSwitch({ shown }: { shown: boolean }) {
  const router = useRouter();
  const mayDecide = useMay("settings:write");
  const { pending, act } = useAction();
  if (!mayDecide) return null;
  const change = () =>
    act("examples", () => call("PUT /settings/examples", { body: { shown: !shown } }), {
      onDone: () => router.refresh(),
    });
  return (
    <Button variant="secondary" size="sm" pending={pending !== null} onClick={() => void change()}>
      {shown ? "Fold examples away" : "Show examples"}
    </Button>
  );
}
