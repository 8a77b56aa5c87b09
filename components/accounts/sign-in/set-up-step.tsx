"use client";

import { AppCard } from "@/components/accounts/second-factor/app-card";
import { PasskeysCard } from "@/components/accounts/second-factor/passkeys-card";
import { ShownCodes } from "@/components/accounts/second-factor/shown-codes";
import { useSignInWays } from "@/components/accounts/second-factor/use-sign-in-ways";
import { useSession } from "@/components/accounts/sessions/session-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import type { SignInWays } from "@/lib/accounts/second-factor/answers";
import { clearToken } from "@/lib/accounts/sessions/stored-token";
import { call } from "@/lib/api/call";
import { LoginScreen } from "../login-screen";

type SetUpStepProps = {
  projectName: string;
  email: string;
  returnUrl: string;
  ways: SignInWays;
};

const hasFactor = ({ app, passkeys }: SignInWays) =>
  app !== null || passkeys.some(({ elsewhere }) => elsewhere === null);

/** Sets up the second factor that the user's role requires, before anything else. */
export function SetUpStep({ projectName, email, returnUrl, ways: initial }: SetUpStepProps) {
  const actions = useSignInWays({ ways: initial });
  const ways = actions.ways ?? initial;
  const { signOut } = useSession();
  const title = projectName || "Admin Portal";
  const goOn = () => window.location.replace(returnUrl);

  if (hasFactor(initial)) {
    return (
      <LoginScreen title={title} text="Your role needs a second step at sign-in now.">
        <SignInAgain />
      </LoginScreen>
    );
  }
  if (hasFactor(ways)) {
    return (
      <LoginScreen title={title} text="Done: from now on you sign in with a second step.">
        {actions.codes ? (
          <ShownCodes
            codes={actions.codes}
            email={email}
            doneLabel="I have kept them: continue"
            onDone={goOn}
          />
        ) : (
          <Button size="lg" onClick={goOn}>
            Continue
          </Button>
        )}
      </LoginScreen>
    );
  }
  return (
    <LoginScreen
      title={title}
      text="Your role needs a second step at sign-in. Set one up to continue; it takes a minute."
    >
      <div className="grid gap-5">
        <PasskeysCard ways={ways} actions={actions} />
        <AppCard ways={ways} actions={actions} />
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-center text-ink-soft"
          onClick={() => void signOut()}
        >
          Sign out
        </Button>
      </div>
    </LoginScreen>
  );
}

/** Signs out, since the account has a second step that this session lacks. */
function SignInAgain() {
  const { pending, error, act } = useAction({ refusals: "inline" });
  const leave = () =>
    act("leave", () => call("POST /auth/logout"), {
      onDone() {
        clearToken();
        window.location.reload();
      },
      leaves: true,
    });

  return (
    <div className="grid gap-5">
      <p className="text-sm">Sign in again, with your passkey or the code of your app.</p>
      {error && <Notice tone="error">{error}</Notice>}
      <Button size="lg" pending={pending !== null} onClick={() => void leave()}>
        Sign in again
      </Button>
    </div>
  );
}
