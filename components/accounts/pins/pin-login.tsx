"use client";

import { KeyRound } from "lucide-react";
import { useState } from "react";
import { LoginScreen } from "@/components/accounts/login-screen";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { PinPerson } from "@/lib/accounts/pins/schema";
import { PinPad } from "./pin-pad";

type PinLoginProps = { projectName: string; device: string; people: PinPerson[] };

/** Signs in at a paired device by choosing a name and entering a PIN. */
export function PinLogin({ projectName, device, people }: PinLoginProps) {
  const only = people.length === 1 ? people[0] : undefined;
  const [chosen, setChosen] = useState<PinPerson | undefined>(only);
  return (
    <LoginScreen
      title={projectName || "Admin Portal"}
      text={chosen ? "Enter your PIN." : people.length > 0 ? "Who is it?" : device}
    >
      {chosen ? (
        <PinPad person={chosen} onBack={only ? undefined : () => setChosen(undefined)} />
      ) : people.length > 0 ? (
        <ul className="grid gap-3 sm:grid-cols-2" aria-label="Who signs in">
          {people.map((person) => (
            <li key={person.userId}>
              <button
                type="button"
                className="flex min-h-18 w-full touch-manipulation items-center gap-3 rounded-card border border-line-strong bg-surface px-4 text-left font-semibold text-lg shadow-control transition-colors hover:border-ink-soft hover:bg-sunken active:translate-y-px"
                onClick={() => setChosen(person)}
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
          text="Sign in with your password on your own phone or computer, and choose a PIN under Your account."
        />
      )}
      <ButtonLink
        href="/login?with=password"
        variant="quiet"
        size="sm"
        className="mt-8 justify-self-center text-ink-soft"
      >
        Sign in with a password
      </ButtonLink>
    </LoginScreen>
  );
}
