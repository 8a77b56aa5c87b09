"use client";

import { UserSearch } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { ErasedGuest, FoundGuest } from "@/lib/guest-data/schema";
import { RequestError } from "@/lib/platform/http/client";
import { FoundGuestPanel } from "./found-guest-panel";
import { orderAndReservationWords } from "./words";

function searchFailure(failure: unknown): string {
  if (!(failure instanceof RequestError)) throw failure;
  return failure.fields.guest ?? failure.serverMessage ?? "The search failed. Please try again.";
}

type Shown = { guest: string; found: FoundGuest };

function erasedWords({ removed, kept }: ErasedGuest): string {
  const words = orderAndReservationWords(removed);
  const stays = orderAndReservationWords(kept);
  return `${words ? `Removed from ${words}.` : "Removed."}${stays ? ` ${stays} could not be changed yet.` : ""}`;
}

/** Finds the data of a guest, to export or remove it. */
export function GuestSearch() {
  const [text, setText] = useState("");
  const [shown, setShown] = useState<Shown | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const { pending, act, error, clearError } = useAction<"find">({ refusals: "inline" });

  const find = (guest: string) =>
    act("find", () => call("POST /guest-data/find", { body: { guest } }), {
      explain: searchFailure,
      onDone: (found) => setShown({ guest, found }),
    });

  function submit(event: FormEvent) {
    event.preventDefault();
    setOutcome(null);
    setShown(null);
    void find(text);
  }

  async function onErased(erased: ErasedGuest) {
    document.getElementById("guest-title")?.focus();
    setOutcome(erasedWords(erased));
    if (shown) await find(shown.guest);
  }

  return (
    <Card aria-labelledby="guest-title" className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h3 id="guest-title" tabIndex={-1} className="text-lg focus:outline-none">
          A guest’s data
        </h3>
        <p className="text-ink-soft text-sm">
          Make sure that the one who asks is the guest, for example by answering to the address itself.
        </p>
      </div>
      <form noValidate className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]" onSubmit={submit}>
        <Field label="Email address or phone number" error={error ?? undefined}>
          <Input
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            onChange={(event) => {
              setText(event.target.value);
              clearError();
            }}
          />
        </Field>
        <Button type="submit" variant="secondary" className="sm:mt-7" pending={pending === "find"}>
          Find
        </Button>
      </form>
      {outcome && (
        <Notice tone="success" onDismiss={() => setOutcome(null)}>
          {outcome}
        </Notice>
      )}
      {shown && shown.found.sources.length === 0 && (
        <div role="status">
          <EmptyState
            icon={UserSearch}
            title="Nothing is stored"
            text={`No data of ${shown.guest} was found.`}
          />
        </div>
      )}
      {shown && shown.found.sources.length > 0 && (
        <FoundGuestPanel key={shown.guest} {...shown} onErased={(erased) => void onErased(erased)} />
      )}
    </Card>
  );
}
