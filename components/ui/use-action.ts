"use client";

import { useState } from "react";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { RequestError } from "@/lib/platform/http/client";
import { useConfirmedIdentity } from "./identity-prompt";
import { type NotifyOptions, notify } from "./toaster";
import { usePending } from "./use-pending";

type Defaults = {
  /** Where a refusal is shown: in a toast, or in `error` for the component to show. */
  refusals?: "toast" | "inline";
  /** Runs after a refusal, such as to read an outdated list again. */
  onRefused?: (error: RequestError) => void;
};

type Outcome<Answer, Fields extends FieldValues> = {
  /** The toast after success. */
  done?: string | ((answer: Answer) => string | null);
  /** The message where the server gave no reason. */
  failed?: string;
  onDone?: (answer: Answer) => void;
  /** Shows messages of fields at these fields. */
  setError?: UseFormSetError<Fields>;
  toast?: NotifyOptions;
};

/**
 * Runs calls that change something, one at a time: knows which is pending, asks for the password where the server wants
 * it, and shows how the call ended. Errors other than refusals are thrown.
 */
export function useAction<Name extends string = string>({ refusals = "toast", onRefused }: Defaults = {}) {
  const { pending, run } = usePending<Name>();
  const [error, setError] = useState<string | null>(null);
  const withIdentity = useConfirmedIdentity();

  function showRefusal<Fields extends FieldValues>(
    refusal: RequestError,
    { failed, setError: setFieldError, toast }: Pick<Outcome<never, Fields>, "failed" | "setError" | "toast">,
  ) {
    const fields = setFieldError ? Object.entries(refusal.fields) : [];
    for (const [index, [field, message]] of fields.entries()) {
      setFieldError?.(field as Path<Fields>, { message }, { shouldFocus: index === 0 });
    }
    const message = refusal.serverMessage ?? failed ?? refusal.message;
    if (fields.length > 0) return;
    if (refusals === "inline") setError(message);
    else notify.error(message, toast);
  }

  /**
   * @param name what `pending` is meanwhile
   * @returns the answer; null where the call was refused, the password was not given, or another action was pending
   */
  async function act<Answer, Fields extends FieldValues = FieldValues>(
    name: Name,
    call: () => Promise<Answer | null>,
    outcome: Outcome<Answer, Fields> = {},
  ): Promise<Answer | null> {
    let answer: Answer | null = null;
    await run(name, async () => {
      setError(null);
      try {
        answer = await withIdentity(call);
      } catch (failure) {
        if (!(failure instanceof RequestError)) throw failure;
        showRefusal(failure, outcome);
        onRefused?.(failure);
      }
      if (answer === null) return;
      outcome.onDone?.(answer);
      const done = typeof outcome.done === "function" ? outcome.done(answer) : outcome.done;
      if (done) notify.success(done, outcome.toast);
    });
    return answer;
  }

  return { pending, error, clearError: () => setError(null), act };
}
