import type { Route } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { PinLogin } from "@/components/login/lazy-pin-login";
import { SetUpStep } from "@/components/login/lazy-set-up-step";
import { LoginForm } from "@/components/login/login-form";
import { PortalHead } from "@/components/seo/portal-head";
import { safeReturnUrl } from "@/lib/auth/return-url";
import { relyingParty } from "@/lib/auth/second-factor/relying-party";
import { currentSession } from "@/lib/auth/session.server";
import { getPageHead } from "@/lib/seo/head.server";
import { pairedDeviceOf } from "@/lib/users/devices.server";
import { mailsLinks } from "@/lib/users/forgotten.server";
import { pinPeople } from "@/lib/users/pins.server";
import { signInWays } from "@/lib/users/sign-in-ways.server";
import { requireConfigured } from "../../guard";

type Visit = { searchParams: Promise<{ returnUrl?: string | string[]; with?: string | string[] }> };

export default async function Page({ searchParams }: Visit) {
  const { projectName } = await requireConfigured("/login");
  const query = await searchParams;
  const returnUrl = safeReturnUrl([query.returnUrl].flat()[0]);
  const session = await currentSession();
  if (session && !session.lacksSecondFactor) redirect(returnUrl as Route);
  const device = session || query.with === "password" ? null : await pairedDeviceOf(await headers());
  if (device) {
    return (
      <>
        <PortalHead head={await getPageHead("login")} />
        <PinLogin projectName={projectName} device={device.name} people={await pinPeople()} />
      </>
    );
  }
  const common = { projectName, returnUrl };
  return (
    <>
      <PortalHead head={await getPageHead("login")} />
      {session ? (
        <SetUpStep {...common} email={session.user.email} ways={await signInWays(session.user)} />
      ) : (
        <LoginForm
          {...common}
          mailsLinks={await mailsLinks()}
          passkeyOrigin={relyingParty()?.origin ?? null}
        />
      )}
    </>
  );
}
