"use client";

import { KeyRound } from "lucide-react";
import { useState } from "react";
import { LoginScreen } from "@/components/accounts/login-screen";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { useCall } from "@/components/ui/use-call";
import type { PinPerson } from "@/lib/accounts/pins/schema";
import { PinPad } from "./pin-pad";

/** People who are added or removed appear within this time, in milliseconds. */
const REFRESH_MS = 10_000;

type PinLoginProps = { projectName: string; device: string; people: PinPerson[] };

/** Signs in at a paired device by choosing a name and entering a PIN. */
export function PinLogin({ projectName, device, people: sent }: PinLoginProps) {
  const [initial] = useState({ people: sent });
  const { data } = useCall("GET /auth/pin/people", {
    initial,
    keepsUp: true,
    refreshInterval: REFRESH_MS,
  });
  const people = data?.people ?? sent;
  const only = people.length === 1 ? people[0] : undefined;
  const [chosenId, setChosenId] = useState(only?.userId);
  const chosen = only ?? people.find(({ userId }) => userId === chosenId);
  return (
    <LoginScreen
      title={projectName || "Admin Portal"}
      text={chosen ? "Enter your PIN." : people.length > 0 ? "Who is it?" : device}
    >
      {chosen ? (
        <PinPad
          key={chosen.userId}
          person={chosen}
          onBack={only ? undefined : () => setChosenId(undefined)}
        />
      ) : people.length > 0 ? (
        <ul className="grid gap-3 sm:grid-cols-2" aria-label="Who signs in">
          {people.map((person) => (
            <li key={person.userId}>
              <button
                type="button"
                className="flex min-h-18 w-full touch-manipulation items-center gap-3 rounded-card border border-line-strong bg-surface px-4 text-left font-semibold text-lg shadow-control transition-colors hover:border-ink-soft hover:bg-sunken active:translate-y-px"
                onClick={() => setChosenId(person.userId)}
              >
                <span
                  aria-hidden="true"
                  className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft font-display text-brand-ink"
                >
                  {[...person.name][0]?.toUpperCase()}
                </span>
                <span dir="auto" className="wrap-anywhere line-clamp-2 min-w-0">
                  {person.name}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={KeyRound}
          title="Nobody has a PIN yet"
          text="An owner adds you by name and PIN in the Users tab. If you have a password, choose a PIN under Your account."
        />
      )}
      <a
        href="/login?with=password"
        className={buttonStyle({
          variant: "quiet",
          size: "sm",
          className: "mt-8 justify-self-center text-ink-soft",
        })}
      >
        Sign in with a password
      </a>
    </LoginScreen>
  );
}
