"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { callFailure } from "@/components/ui/call-failure";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { useTranslate } from "@/components/ui/translation";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import { furtherLanguage, translatable } from "@/lib/platform/language/translate";
import { randomKey } from "@/lib/platform/runtime/random-key";
import { reservationLimits as limits } from "@/lib/reservations/rules";
import { peopleText } from "@/lib/reservations/status";
import type { Choice } from "./use-free-times";

type Wanted = { restaurantId: string } & Pick<Choice, "people" | "time">;
type GuestFormProps = {
  wanted: Wanted;
  byHand: boolean;
  /** Called if the time can't be reserved any more. */
  onRefused: () => void;
};

const empty = { name: "", phone: "", email: "", note: "" };
type Guest = typeof empty;

/** Returns the same key for each attempt to send the same request, as its answer may have been lost. */
function useAttemptKey() {
  const last = useRef({ request: "", key: "" });
  return (request: object): string => {
    const text = JSON.stringify(request);
    if (last.current.request !== text) last.current = { request: text, key: randomKey() };
    return last.current.key;
  };
}

function missing({ name, phone }: Guest): Partial<Guest> {
  return {
    ...(name.trim() === "" && { name: translatable("Your name is needed") }),
    ...(phone.trim() === "" && { phone: translatable("A phone number is needed") }),
  };
}

/** The guest's name and contact, and the button that reserves. */
export function GuestForm({ wanted: { restaurantId, people, time }, byHand, onRefused }: GuestFormProps) {
  const t = useTranslate();
  const [guest, setGuest] = useState(empty);
  const [errors, setErrors] = useState<Partial<Guest>>({});
  const [failure, setFailure] = useState<{ text: string; startsAt: string } | null>(null);
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keyOf = useAttemptKey();
  useEffect(() => heading.current?.focus(), []);

  function showErrors(found: Partial<Guest>) {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const language = furtherLanguage(t);

  function refuse(error: unknown, startsAt: string) {
    if (!(error instanceof RequestError)) throw error;
    const { startsAt: taken, people: size, ...fields } = error.fields;
    setFailure({
      text: callFailure(error, t("The answer was lost. Please press the button again."), t),
      startsAt,
    });
    if (!taken && !size) return showErrors(fields);
    onRefused();
    heading.current?.focus();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (!time) return heading.current?.focus();
    setFailure(null);
    const found = missing(guest);
    showErrors(found);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    const request = { restaurantId, startsAt: time.startsAt, people, ...guest };
    try {
      const body = { ...request, ...(language !== null && { language }), idempotencyKey: keyOf(request) };
      const { reservation } = await call("POST /reservations", { body });
      location.assign(`/reservations/${reservation.id}`);
    } catch (error) {
      setPending(false);
      refuse(error, time.startsAt);
    }
  }

  const errorOf = (name: keyof Guest) => errors[name] && t.message(errors[name]);
  const control = (name: keyof Guest) => ({
    name,
    value: guest[name],
    maxLength: limits[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setGuest({ ...guest, [name]: target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  const when = time && [time.dayText, time.text].filter(Boolean).join(", ");
  const shown = failure && (!time || time.startsAt === failure.startsAt) && (
    <Notice tone="error">{failure.text}</Notice>
  );
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      {!time && shown}
      <h2 ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
        {when ? `${peopleText(people, t)}, ${when}` : t("Choose a time above")}
      </h2>
      <Field label={t("Name")} error={errorOf("name")}>
        <Input {...control("name")} autoComplete="name" aria-required dir="auto" />
      </Field>
      <Field label={t("Phone")} error={errorOf("phone")}>
        <Input {...control("phone")} type="tel" autoComplete="tel" aria-required />
      </Field>
      <Field
        label={t("Email")}
        error={errorOf("email")}
        hint={t("For the confirmation and a reminder.")}
        aside={<span className="text-ink-soft text-xs">{t("Optional")}</span>}
      >
        <Input {...control("email")} type="email" inputMode="email" autoComplete="email" />
      </Field>
      <Field
        label={t("Note")}
        error={errorOf("note")}
        aside={<span className="text-ink-soft text-xs">{t("Optional")}</span>}
      >
        <Textarea {...control("note")} dir="auto" placeholder={t("A high chair, an allergy, a birthday")} />
      </Field>
      {time && shown}
      <Button type="submit" pending={isPending} className="w-full">
        {byHand ? t("Ask for this table") : t("Reserve this table")}
      </Button>
      {byHand && (
        <p className="text-ink-soft text-sm">
          {t("The restaurant answers each request. It is no reservation yet.")}
        </p>
      )}
    </form>
  );
}
