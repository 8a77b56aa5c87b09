import type { Route } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { Language } from "@/components/seo/document-language";
import { PageHead } from "@/components/seo/page-head";
import { mailsLinks } from "@/lib/accounts/invitations/forgotten.server";
import { pairedDeviceOf } from "@/lib/accounts/pins/devices.server";
import { pinPeople } from "@/lib/accounts/pins/server";
import { relyingParty } from "@/lib/accounts/second-factor/relying-party";
import { currentSession } from "@/lib/accounts/sessions/current.server";
import { safeReturnUrl } from "@/lib/accounts/sign-in/return-url";
import { signInWays } from "@/lib/accounts/users/ways.server";
import { textDirection } from "@/lib/platform/language/language";
import { getPageHead } from "@/lib/seo/head.server";
import { requireConfigured } from "../../guard";
import { renderIsland } from "../../island";
import { knownSettings } from "../../known-settings";

type Visit = { searchParams: Promise<{ returnUrl?: string | string[]; with?: string | string[] }> };

/** Renders what the visitor signs in with, or has to set up before. */
async function renderWay({ searchParams }: Visit, documentLanguage: Language) {
  const { projectName } = await requireConfigured("/login");
  const { apiUrl } = await knownSettings();
  const query = await searchParams;
  const returnUrl = safeReturnUrl([query.returnUrl].flat()[0]);
  const session = await currentSession();
  if (session && !session.lacksSecondFactor) redirect(returnUrl as Route);
  const common = { projectName, documentLanguage };
  if (session) {
    const { user } = session;
    return renderIsland("second-factor", {
      apiUrl,
      props: { ...common, returnUrl, email: user.email, ways: await signInWays(user) },
    });
  }
  const device = query.with === "password" ? null : await pairedDeviceOf(await headers());
  if (device) {
    return renderIsland("pin-login", {
      apiUrl,
      props: { ...common, device: device.name, people: await pinPeople() },
    });
  }
  return renderIsland("login", {
    apiUrl,
    props: {
      ...common,
      returnUrl,
      mailsLinks: await mailsLinks(),
      passkeyOrigin: relyingParty()?.origin ?? null,
    },
  });
}

export default async function Page(visit: Visit) {
  const head = await getPageHead("login");
  return (
    <>
      <PageHead tags={head.tags} />
      {await renderWay(visit, { language: head.language, direction: textDirection(head.language) })}
    </>
  );
}
