"use client";

import { UserRound } from "lucide-react";
import { useRights } from "@/components/accounts/role";
import { useSignOut } from "@/components/accounts/sessions/use-sign-out";
import { Button } from "@/components/ui/button";
import { switchPerson } from "./switch-person";

/** Shows who signed in by PIN, and lets the next person sign in; empty for other sessions. */
export function SwitchPersonButton() {
  const { device } = useRights();
  const { signOut, leaving } = useSignOut(switchPerson.to);
  if (!device) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      title={switchPerson.label}
      pending={leaving}
      onClick={() => void signOut()}
    >
      <UserRound aria-hidden="true" />
      <span dir="auto" className="max-w-32 truncate">
        {device.person}
      </span>
      <span className="sr-only">, {switchPerson.label}</span>
    </Button>
  );
}
