"use client";

import { useEffect, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { LoginScreen } from "@/components/accounts/login-screen";
import { CodeStep } from "@/components/accounts/sign-in/code-step-on-demand";
import { usePasskeySignIn } from "@/components/accounts/sign-in/use-passkey-sign-in";
import { type SecondStep, usePasswordSignIn } from "@/components/accounts/sign-in/use-password-sign-in";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useAction } from "@/components/ui/use-action";
import { type AnswerOf, call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import { NewPasswordField } from "../password/new-password-field";

const resolver = schemaOnDemand(async () => (await import("@/lib/accounts/schema")).newPassword);

type Link = { token: string } & AnswerOf<"POST /auth/password-links/check">;

const goOn = () => window.location.replace("/admin");

/** The origin of the site's passkeys; null if it can have none. */
type PasskeyPlace = { passkeyOrigin: string | null };

const INCOMPLETE = "This link is incomplete. Copy the whole link again.";

/** The server refuses a token of another length with status 422. */
function failureOf(error: unknown): string {
  if (!(error instanceof RequestError)) return String(error);
  return error.status === 422 ? INCOMPLETE : error.message;
}

/** Reads the link in the address, and removes its token from the address. */
function useLinkInAddress() {
  const [link, setLink] = useState<Link | null>(null);
  const [failure, setFailure] = useState("");

  useEffect(() => {
    const token = window.location.hash.slice(1);
    if (token === "") return setFailure(INCOMPLETE);
    const ended = new AbortController();
    call("POST /auth/password-links/check", { body: { token }, signal: ended.signal })
      .then(({ email, kind }) => {
        window.history.replaceState(window.history.state, "", window.location.pathname);
        setLink({ token, email, kind });
      })
      .catch((error: unknown) => {
        if (!ended.signal.aborted) setFailure(failureOf(error));
      });
    return () => ended.abort();
  }, []);

  return { link, failure };
}

/** Sets a password by a link. */
export function ChoosePassword({ projectName, passkeyOrigin }: { projectName: string } & PasskeyPlace) {
  const { link, failure } = useLinkInAddress();
  return (
    <LoginScreen title={projectName || "Admin Portal"} text="Choose your password.">
      {failure && (
        <div className="grid gap-4">
          <Notice tone="error">{failure}</Notice>
          <a href="/login" className={buttonStyle({ variant: "secondary" })}>
            Go to the sign-in page
          </a>
        </div>
      )}
      {!failure && !link && <Skeleton className="h-40 rounded-card" />}
      {link && <PasswordForm {...link} passkeyOrigin={passkeyOrigin} />}
    </LoginScreen>
  );
}

function PasswordForm({ token, email, kind, passkeyOrigin }: Link & PasskeyPlace) {
  const signInWith = usePasswordSignIn();
  const [needs, setNeeds] = useState<SecondStep | null>(null);
  const passkey = usePasskeySignIn({
    origin: passkeyOrigin,
    remember: () => false,
    hasField: false,
    onSignedIn: goOn,
  });
  const { error, act } = useAction({ refusals: "inline" });
  const form = useForm({ resolver, defaultValues: { password: "" } });

  const submit = form.handleSubmit(async ({ password }) => {
    const save = async () => {
      await call("POST /auth/password-links/use", { body: { token, password } });
      return { more: await signInWith({ email, password }) };
    };
    await act("save", save, {
      form,
      onDone({ more }) {
        if (more) setNeeds(more);
        else goOn();
      },
    });
  });

  if (needs) {
    return (
      <CodeStep
        needs={needs}
        email={email}
        passkey={passkey}
        onCode={async (code) => {
          await signInWith({ email, ...form.getValues(), code });
          goOn();
        }}
        onBack={() => window.location.replace("/login")}
      />
    );
  }

  return (
    <FormProvider {...form}>
      <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <p className="wrap-anywhere text-sm">
          {kind === "invitation" ? "You are invited as " : "For "}
          <strong>{email}</strong>.{kind !== "invitation" && " All your sessions will be signed out."}
        </p>
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <NewPasswordField name="password" />
        {error && <Notice tone="error">{error}</Notice>}
        <Button type="submit" size="lg" pending={form.formState.isSubmitting}>
          Save and sign in
        </Button>
      </form>
    </FormProvider>
  );
}
