"use client";

import { useEffect, useRef, useState } from "react";
import { type FieldError, get, useForm } from "react-hook-form";
import { useSession } from "@/components/accounts/sessions/session-provider";
import { useAlert } from "@/components/ui/dialog-provider";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { generatePassword } from "@/components/ui/generate-password";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import { deviceTimeZone } from "@/lib/platform/time-zone/zones";
import type { SetupForm } from "@/lib/setup/schema";
import { type SetupField, setupSteps } from "@/lib/setup/steps";
import type { AdminMode } from "./admin-step";
import { clearDraft } from "./draft";
import {
  describeSaveFailure,
  describeSetUpAlready,
  isSetUpAllTheSame,
  type SaveFailure,
  saveSetup,
} from "./save-setup";
import { formErrors, stepOf } from "./server-fields";
import { CALL_FAILED, useConnectionTest } from "./use-connection-test";
import { useDraft } from "./use-draft";
import { useStep } from "./use-step";

const resolver = schemaOnDemand(async () => (await import("@/lib/setup/schema")).setupForm);

const INVALID_FORM = "Please fill in all required fields correctly";
const LEAVE_DELAY_MS = 500;
const DATABASE_STEP = 1;
const LAST_STEP = setupSteps.length - 1;

/**
 * The wizard's state and actions.
 * @param askedStep the step in the address when the page was rendered
 */
export function useSetupWizard(defaults: SetupForm, mode: AdminMode, askedStep: string | undefined) {
  const alert = useAlert();
  const { signIn } = useSession();
  const connection = useConnectionTest();
  const { forget: forgetTest } = connection;
  const form = useForm<SetupForm>({
    resolver,
    defaultValues: defaults,
    mode: "onTouched",
  });
  const { step, goTo: showStep, correct: correctStep } = useStep(setupSteps.length, askedStep);
  const { pending, error, clearError, act } = useAction<"save", SaveFailure>({ refusals: "inline" });
  const [isInvalid, setInvalid] = useState(false);
  const fieldToFocus = useRef<SetupField>(undefined);

  useEffect(() => {
    if (mode === "create") form.setValue("adminPassword", generatePassword());
  }, [form, mode]);

  useEffect(() => {
    if (!form.getValues("timeZone")) form.setValue("timeZone", deviceTimeZone());
  }, [form]);

  useDraft({ form, defaults, step, onIncomplete: correctStep });

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      setInvalid(false);
      if (name && stepOf(name as SetupField) === DATABASE_STEP) forgetTest();
    });
    return unsubscribe;
  }, [form, forgetTest]);

  useEffect(() => {
    if (!fieldToFocus.current || stepOf(fieldToFocus.current) !== step) return;
    form.setFocus(fieldToFocus.current);
    fieldToFocus.current = undefined;
  });

  function goTo(next: number) {
    setInvalid(false);
    clearError();
    showStep(next);
  }

  function showFields(errors: { field: SetupField; message: string }[]) {
    for (const { field, message } of errors) form.setError(field, { type: "server", message });
    const first = errors[0]?.field;
    if (!first) return;
    fieldToFocus.current = first;
    showStep(stepOf(first));
  }

  async function continueToNext() {
    if (!(await form.trigger(setupSteps[step]?.fields, { shouldFocus: true }))) return;
    if (step === DATABASE_STEP && mode !== "confirm") void connection.test(form.getValues("database"));
    goTo(step + 1);
  }

  async function testConnection() {
    if (!(await form.trigger(setupSteps[DATABASE_STEP]?.fields, { shouldFocus: true }))) return;
    const result = await connection.test(form.getValues("database"));
    if (result.kind === "connected") await alert("Connection successful");
    if (result.kind === "failed" && result.refusal) showFields(formErrors(result.refusal));
    if (result.kind === "unreachable") {
      await alert({
        title: CALL_FAILED,
        content: "You can continue with the default Docker values.",
      });
    }
  }

  async function save(values: SetupForm) {
    // Loaded before anything is saved: without it the password would not be shown.
    const { Credentials } = await import("./credentials");
    const answer = await saveSetup(values);
    clearDraft();
    await call("GET /config/check").catch(() => undefined);
    const isSignedIn = await signInAfterSetup(values);
    let isComingSoon = false;
    await alert({
      title: "Setup complete",
      content: (
        <Credentials
          email={values.adminEmail}
          password={values.adminPassword}
          answer={answer}
          onVisibility={isSignedIn ? (visibility) => (isComingSoon = visibility === "comingSoon") : undefined}
        />
      ),
      confirmLabel: answer.keepsAccount ? "Go to the portal" : "I have saved them",
      mustAnswer: true,
    });
    // The start page shows the state, and offers the same choice, if this fails.
    if (isComingSoon)
      await call("PUT /settings/visibility", { body: { visibility: "comingSoon" } }).catch(() => undefined);
    setTimeout(() => window.location.replace(isSignedIn ? "/admin" : "/login"), LEAVE_DELAY_MS);
    return answer;
  }

  /** Signs in like the login form. Returns false after a failure, as with a one-time code that the save has used. */
  async function signInAfterSetup({ adminEmail: email, adminPassword: password }: SetupForm) {
    try {
      const { token, user } = await call("POST /auth/login", { body: { email, password } });
      signIn(token, user, false);
      return true;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return false;
    }
  }

  async function explain(error: unknown): Promise<SaveFailure> {
    if (await isSetUpAllTheSame(error)) {
      clearDraft();
      return describeSetUpAlready(error);
    }
    if (error instanceof RequestError) showFields(formErrors(error));
    return describeSaveFailure(error, window.location.origin);
  }

  async function submitSetup(values: SetupForm) {
    setInvalid(false);
    await act("save", () => save(values), { leaves: true, explain });
  }

  const complete = form.handleSubmit(submitSetup, (errors) => {
    const invalid = setupSteps
      .flatMap(({ fields }) => fields)
      .map((field) => ({ field, error: get(errors, field) as FieldError | undefined }))
      .find(({ error }) => error);
    if (invalid) showFields([{ field: invalid.field, message: invalid.error?.message ?? "" }]);
    clearError();
    setInvalid(true);
  });

  return {
    form,
    step,
    failure: isInvalid ? { message: INVALID_FORM } : error,
    connection: connection.state,
    saving: pending !== null,
    testing: connection.state.kind === "testing" && step === DATABASE_STEP,
    isLast: step === LAST_STEP,
    goTo,
    testConnection,
    submit: step === LAST_STEP ? complete : continueToNext,
  };
}
