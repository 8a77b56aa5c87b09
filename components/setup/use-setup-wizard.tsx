"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useAlert } from "@/components/ui/dialog-provider";
import { generatePassword } from "@/components/ui/generate-password";
import { type SetupForm, setupForm, setupMessages, setupSteps } from "@/lib/config/schema";
import { RequestError, request } from "@/lib/http/client";
import type { AdminMode } from "./admin-step";
import { CALL_FAILED } from "./connection-result";
import { Credentials } from "./credentials";
import { describeSaveFailure, type SaveFailure, saveSetup } from "./save-setup";
import { formErrors, stepOf } from "./server-fields";
import { useConnectionTest } from "./use-connection-test";

const LEAVE_AFTER = 500;
const DATABASE = 1;
const LAST = setupSteps.length - 1;

/** The wizard's state and what its buttons do. */
export function useSetupWizard(defaults: SetupForm, mode: AdminMode) {
  const alert = useAlert();
  const connection = useConnectionTest();
  const form = useForm<SetupForm>({
    resolver: zodResolver(setupForm),
    defaultValues: defaults,
    mode: "onTouched",
  });
  const [step, setStep] = useState(0);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const fieldToFocus = useRef<keyof SetupForm>(undefined);

  useEffect(() => {
    if (mode === "create") form.setValue("adminPassword", generatePassword());
  }, [form, mode]);

  useEffect(() => {
    if (fieldToFocus.current && stepOf(fieldToFocus.current) === step) form.setFocus(fieldToFocus.current);
    fieldToFocus.current = undefined;
  });

  function goTo(next: number) {
    setFailure(null);
    setStep(next);
  }

  function showFields(errors: { field: keyof SetupForm; message: string }[]) {
    for (const { field, message } of errors) form.setError(field, { type: "server", message });
    const first = errors[0]?.field;
    if (!first) return;
    fieldToFocus.current = first;
    setStep(stepOf(first));
  }

  async function continueToNext() {
    if (!(await form.trigger(setupSteps[step]?.fields, { shouldFocus: true }))) return;
    if (step === DATABASE && mode !== "confirm") void connection.test(form.getValues());
    goTo(step + 1);
  }

  async function testConnection() {
    if (!(await form.trigger(setupSteps[DATABASE]?.fields, { shouldFocus: true }))) return;
    const result = await connection.test(form.getValues());
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
    setFailure(null);
    setSaving(true);
    try {
      const answer = await saveSetup(values);
      await request("/config/check").catch(() => undefined);
      await alert({
        title: "Setup complete",
        content: <Credentials email={values.adminEmail} password={values.adminPassword} answer={answer} />,
        confirmLabel: "I have saved them",
      });
      setTimeout(() => window.location.assign("/"), LEAVE_AFTER);
    } catch (error) {
      setSaving(false);
      if (error instanceof RequestError) showFields(formErrors(error));
      setFailure(describeSaveFailure(error, window.location.origin));
    }
  }

  const complete = form.handleSubmit(save, (errors) => {
    const invalid = setupSteps.flatMap(({ fields }) => fields).find((field) => errors[field]);
    if (invalid) showFields([{ field: invalid, message: errors[invalid]?.message ?? "" }]);
    setFailure({ message: setupMessages.invalidForm });
  });

  return {
    form,
    step,
    failure,
    connection: connection.state,
    saving,
    testing: connection.state.kind === "testing" && step === DATABASE,
    isLast: step === LAST,
    goTo,
    testConnection,
    submit: step === LAST ? complete : continueToNext,
  };
}
