import type { Route } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { PinLogin, SetUpStep } from "@/components/accounts/sign-in/lazy-screens";
import { LoginForm } from "@/components/accounts/sign-in/login-form";
import { PortalHead } from "@/components/seo/portal-head";
import { mailsLinks } from "@/lib/accounts/invitations/forgotten.server";
import { pairedDeviceOf } from "@/lib/accounts/pins/devices.server";
import { pinPeople } from "@/lib/accounts/pins/server";
import { relyingParty } from "@/lib/accounts/second-factor/relying-party";
import { currentSession } from "@/lib/accounts/sessions/current.server";
import { safeReturnUrl } from "@/lib/accounts/sign-in/return-url";
import { signInWays } from "@/lib/accounts/users/ways.server";
import { getPageHead } from "@/lib/seo/head.server";
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
