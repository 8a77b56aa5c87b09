"use client";

import { ArrowLeft, Delete } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSession } from "@/components/accounts/sessions/session-provider";
import { classes } from "@/components/ui/classes";
import { focusOnMount } from "@/components/ui/focus-on-mount";
import { Spinner } from "@/components/ui/spinner";
import { useAction } from "@/components/ui/use-action";
import { PIN_LENGTH } from "@/lib/accounts/pins/pin-length";
import type { PinPerson } from "@/lib/accounts/pins/schema";
import { call } from "@/lib/api/call";

const digitKeys = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** The page after signing in by PIN. */
const RETURN_URL = "/admin/orders";

/** Keeps the typed digits, and signs in after the sixth. */
function usePin(userId: string) {
  const { signIn } = useSession();
  const [digits, setDigits] = useState("");
  const { pending, error, clearError, act } = useAction({
    refusals: "inline",
    onRefused: () => setDigits(""),
  });

  const send = (pin: string) =>
    act("sign in", () => call("POST /auth/pin", { body: { userId, pin } }), {
      onDone({ token, user }) {
        signIn(token, user, false);
        window.location.replace(RETURN_URL);
      },
      leaves: true,
    });

  /** Sets the digits to those in the field's text. */
  function type(text: string) {
    if (pending) return;
    const next = text.replace(/\D/g, "").slice(0, PIN_LENGTH);
    clearError();
    setDigits(next);
    if (next.length === PIN_LENGTH) void send(next);
  }

  return { digits, type, pending: pending !== null, failure: error };
}

type PinPadProps = {
  person: PinPerson;
  /** Returns to the names; undefined if there is only one. */
  onBack?: (() => void) | undefined;
};

/** Large keys for a PIN; a keyboard types into the field. */
export function PinPad({ person, onBack }: PinPadProps) {
  const { digits, type, pending, failure } = usePin(person.userId);
  return (
    <div className="mx-auto grid w-full max-w-xs gap-4">
      <h2 dir="auto" className="wrap-anywhere text-center text-xl">
        {person.name}
      </h2>
      <div className="relative grid justify-items-center">
        <input
          ref={focusOnMount}
          type="password"
          name="pin"
          // The keys below are the keyboard of a tablet.
          inputMode="none"
          autoComplete="off"
          aria-label={`PIN of ${person.name}, ${PIN_LENGTH} digits`}
          aria-invalid={failure !== null || undefined}
          aria-busy={pending || undefined}
          maxLength={PIN_LENGTH}
          value={digits}
          className="peer absolute inset-0 size-full cursor-default rounded-control text-transparent caret-transparent opacity-0"
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <div
          aria-hidden="true"
          className="pointer-events-none flex min-h-12 items-center gap-4 rounded-control px-5 outline-brand peer-focus-visible:outline-2"
        >
          {pending ? (
            <Spinner />
          ) : (
            Array.from({ length: PIN_LENGTH }, (_, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the dots differ only by position
                key={at}
                className={classes(
                  "size-4 rounded-full border-2 transition-colors",
                  at < digits.length ? "border-brand bg-brand" : "border-line-strong",
                )}
              />
            ))
          )}
        </div>
      </div>
      {/* Reserves the height, so that the keys don't move. */}
      <p role="alert" className="-my-2 min-h-10 text-center font-medium text-danger text-sm">
        {failure}
      </p>
      <fieldset className="grid grid-cols-3 gap-3" disabled={pending}>
        <legend className="sr-only">Digits</legend>
        {digitKeys.map((digit) => (
          <Key key={digit} onPress={() => type(digits + digit)}>
            {digit}
          </Key>
        ))}
        {onBack ? (
          <Key quiet label="Back to the names" onPress={onBack}>
            <ArrowLeft aria-hidden="true" className="size-6" />
          </Key>
        ) : (
          <span />
        )}
        <Key onPress={() => type(`${digits}0`)}>0</Key>
        <Key quiet label="Delete the last digit" onPress={() => type(digits.slice(0, -1))}>
          <Delete aria-hidden="true" className="size-6" />
        </Key>
      </fieldset>
    </div>
  );
}

type KeyProps = { onPress: () => void; label?: string; quiet?: boolean; children: ReactNode };

function Key({ onPress, label, quiet = false, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classes(
        "grid min-h-18 touch-manipulation select-none place-items-center rounded-card font-semibold text-2xl tabular-nums transition-colors active:translate-y-px disabled:opacity-60",
        quiet
          ? "text-ink-soft hover:bg-sunken"
          : "border border-line-strong bg-surface shadow-control hover:border-ink-soft hover:bg-sunken",
      )}
      // The field keeps the focus, for keyboards.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
