"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { onFirstInteraction } from "@/components/ui/first-interaction";
import { Wordmark } from "@/components/ui/logo";
import { NeedsScript } from "@/components/ui/needs-script";
import { Notice } from "@/components/ui/notice";
import { onDemand } from "@/components/ui/on-demand";
import { Skeleton } from "@/components/ui/skeleton";
import { SplitScreen } from "@/components/ui/split-screen";
import { Steps } from "@/components/ui/steps";
import type { SetupDefaults } from "@/lib/setup/answers";
import { setupSteps } from "@/lib/setup/steps";
import type { AdminMode } from "./admin-step";
import type { LaterStepsProps } from "./later-steps";
import { ProjectStep } from "./project-step";
import { SetupPreview } from "./setup-preview";
import { useSetupWizard } from "./use-setup-wizard";

const loadLaterSteps = async () => (await import("./later-steps")).LaterSteps;
const LaterSteps = onDemand<LaterStepsProps>(loadLaterSteps, <Skeleton className="h-80 rounded-card" />);

type SetupWizardProps = {
  defaults: SetupDefaults;
  /** Empty if the browser proposes its own. */
  timeZone: string;
  hasOwner: boolean;
  /** True if this browser reset the instance, so that step 3 sets a new sign-in. */
  mayReplaceOwner: boolean;
  /** True if `DATABASE_URL` sets the connection. */
  databaseLocked: boolean;
  /** The step in the address, from 1. */
  step?: string | undefined;
};

const headings = [
  {
    title: "Name your project",
    text: "Three short steps, and your site is open.",
    motto: "Your name over the door.",
  },
  {
    title: "Choose where data lives",
    text: "Pages, settings and orders are kept in PostgreSQL.",
    motto: "Everything in its place.",
  },
  {
    title: "Create your sign-in",
    text: "With it you reach the admin portal.",
    motto: "And the keys are yours.",
  },
] as const;

export function SetupWizard(props: SetupWizardProps) {
  const mode = adminMode(props);
  const adminEmail = mode === "confirm" ? "" : props.defaults.adminEmail;
  const wizard = useSetupWizard(
    { ...props.defaults, timeZone: props.timeZone, adminEmail, adminPassword: "", adminCode: "" },
    mode,
    props.step,
  );
  const { form, step, isLast, saving, testing } = wizard;
  const busy = saving || testing;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);

  // Before the first “Continue”.
  useEffect(() => onFirstInteraction(() => void loadLaterSteps().catch(() => {})), []);

  useEffect(() => {
    if (shownStep.current !== step && !document.activeElement?.matches("input")) heading.current?.focus();
    shownStep.current = step;
  }, [step]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void wizard.submit();
  }

  const words = isLast && mode === "confirm" ? confirmHeading : headings[step];

  return (
    <SplitScreen
      header={<Wordmark name="Business Platform" />}
      picture={<SetupPreview control={form.control} step={step} />}
      motto={headings[step]?.motto ?? ""}
      steady
    >
      <NeedsScript />
      <Steps titles={setupSteps.map(({ title }) => title)} current={step} />
      <FormProvider {...form}>
        <form noValidate onSubmit={submit} className="mt-7 grid gap-6">
          <div key={step} className="grid animate-rise gap-5">
            <div className="grid gap-1.5">
              <h1 ref={heading} tabIndex={-1} className="text-2xl">
                {words?.title}
              </h1>
              <p className="text-ink-soft">{words?.text}</p>
            </div>
            <div className="grid min-w-0 gap-5 sm:gap-4">
              {step === 0 ? (
                <ProjectStep />
              ) : (
                <LaterSteps wizard={wizard} mode={mode} databaseLocked={props.databaseLocked} />
              )}
            </div>
          </div>
          {wizard.failure && (
            <Notice tone="error" title={wizard.failure.message}>
              {wizard.failure.detail && <p>{wizard.failure.detail}</p>}
              {wizard.failure.mayOnlySignIn && (
                <a href="/login" className="font-semibold underline underline-offset-4">
                  Sign in
                </a>
              )}
            </Notice>
          )}
          <div className="flex items-center justify-between gap-3">
            {step > 0 && (
              <Button variant="quiet" disabled={busy} className="-ml-3" onClick={() => wizard.goTo(step - 1)}>
                <ArrowLeft aria-hidden="true" />
                Back
              </Button>
            )}
            <Button type="submit" pending={saving} disabled={testing} className="ml-auto min-w-36">
              {isLast ? "Complete Setup" : "Continue"}
              {!isLast && <ArrowRight aria-hidden="true" />}
            </Button>
          </div>
        </form>
      </FormProvider>
    </SplitScreen>
  );
}

const confirmHeading = { title: "Confirm it is you", text: "An owner completes this setup." };

function adminMode({ hasOwner, mayReplaceOwner }: SetupWizardProps): AdminMode {
  if (!hasOwner) return "create";
  return mayReplaceOwner ? "replace" : "confirm";
}
