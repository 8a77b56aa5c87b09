"use client";

import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { RequestError } from "@/lib/platform/http/client";
import { useConfirmedIdentity } from "./identity-prompt";
import { type NotifyOptions, notify } from "./messages";
import { usePending } from "./use-pending";

type Defaults = {
  /** Refusals are shown in a toast, or by the component, from `error`. */
  refusals?: "toast" | "inline";
  /** Called after a failure was shown, such as to reload an outdated list. */
  onRefused?: (failure: unknown) => void;
};

type Form<Fields extends FieldValues> = Pick<UseFormReturn<Fields>, "getValues" | "setError">;

type Outcome<Answer, Fields extends FieldValues, Failure> = {
  /** The key of the changed object: actions with other keys may run concurrently. */
  about?: string;
  /** The toast after success. */
  done?: string | ((answer: Answer) => string | null);
  /** The message if the server gave no reason. */
  failed?: string;
  /** The title of the toast after a refusal, with the message below. */
  title?: string;
  onDone?: (answer: Answer) => void;
  /** Shows the server's field errors in this form. */
  form?: Form<Fields>;
  /** Shows a refusal instead of the toast or error. @returns false to leave that to the action */
  showRefusal?: (refusal: RequestError) => boolean;
  /** Returns the message of any error; null shows none. Without it, errors other than refusals are thrown. */
  explain?: (failure: unknown) => Failure | null | Promise<Failure | null>;
  toast?: NotifyOptions;
  /** True if success leaves the page: stays pending until then, and never resolves. */
  leaves?: true | ((answer: Answer) => boolean);
};

function showAtFields<Fields extends FieldValues>({ fields }: RequestError, form: Form<Fields>): boolean {
  const values = form.getValues();
  const known = Object.entries(fields).filter(([field]) => (field.split(".")[0] ?? "") in values);
  for (const [index, [field, message]] of known.entries()) {
    form.setError(field as Path<Fields>, { message }, { shouldFocus: index === 0 });
  }
  return known.length > 0;
}

/**
 * Runs calls that change something, one at a time per key: tracks the pending one, asks for the password if the server
 * requires it, and shows the outcome. Errors other than refusals are thrown.
 * @template Failure the type of `explain`'s result and of `error`; only text can be shown in toasts
 */
export function useAction<Name extends string = string, Failure = string>({
  refusals = "toast",
  onRefused,
}: Defaults = {}) {
  const { pending, pendingOf, run } = usePending<Name>();
  const [error, setError] = useState<Failure | null>(null);
  const withIdentity = useConfirmedIdentity();

  function messageOf<Fields extends FieldValues>(failure: unknown, outcome: Outcome<never, Fields, Failure>) {
    const { explain, failed, form, showRefusal } = outcome;
    const isRefusal = failure instanceof RequestError;
    if (isRefusal && (showRefusal?.(failure) || (form && showAtFields(failure, form)))) return null;
    if (explain) return explain(failure);
    if (!isRefusal) throw failure;
    return (failure.serverMessage ?? failed ?? failure.message) as Failure;
  }

  /**
   * @param name the value of `pending` meanwhile
   * @returns the answer; null if the call was refused, the password was not given, or another action was pending
   */
  async function act<Answer, Fields extends FieldValues = FieldValues>(
    name: Name,
    call: () => Promise<Answer | null>,
    outcome: Outcome<Answer, Fields, Failure> = {},
  ): Promise<Answer | null> {
    const { title, toast } = outcome;
    let answer: Answer | null = null;
    const work = async () => {
      setError(null);
      try {
        answer = await withIdentity(call);
      } catch (failure) {
        const message = await messageOf(failure, outcome as Outcome<never, Fields, Failure>);
        if (message !== null && refusals === "inline") setError(message);
        else if (message !== null && title) notify.error(title, { ...toast, description: String(message) });
        else if (message !== null) notify.error(String(message), toast);
        onRefused?.(failure);
      }
      if (answer === null) return;
      outcome.onDone?.(answer);
      const done = typeof outcome.done === "function" ? outcome.done(answer) : outcome.done;
      if (done) notify.success(done, toast);
      const leaves = typeof outcome.leaves === "function" ? outcome.leaves(answer) : outcome.leaves;
      if (leaves) await new Promise<never>(() => {});
    };
    await run(name, work, outcome.about);
    return answer;
  }

  return { pending, pendingOf, run, error, clearError: () => setError(null), act };
}

export type Act<Name extends string = string> = ReturnType<typeof useAction<Name>>["act"];
