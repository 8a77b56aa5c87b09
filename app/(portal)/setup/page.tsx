import { headers as requestHeaders } from "next/headers";
import { redirect } from "next/navigation";
import { PortalHead } from "@/components/seo/portal-head";
import { SetupGate } from "@/components/setup/setup-gate";
import { SetupWizard } from "@/components/setup/setup-wizard";
import { currentUser } from "@/lib/accounts/sessions/current.server";
import { requestCookie } from "@/lib/platform/http/cookies";
import { siteOrigin } from "@/lib/platform/http/origin";
import { getPageHead } from "@/lib/seo/head.server";
import { describeSetup } from "@/lib/setup/check.server";
import { RESET_COOKIE } from "@/lib/setup/schema";
import { isKnownForSetup } from "@/lib/setup/setup-access.server";

type Visit = { searchParams: Promise<{ refused?: string | string[] }> };

export default async function Page({ searchParams }: Visit) {
  const headers = await requestHeaders();
  const { isConfigured, needsCode, ...situation } = await describeSetup({
    user: await currentUser(),
    origin: siteOrigin(headers),
    hasAccess: () => isKnownForSetup(headers),
    resetCookie: requestCookie(headers, RESET_COOKIE),
  });
  if (isConfigured) redirect("/");
  const head = <PortalHead head={await getPageHead("setup")} />;
  if (needsCode) {
    return (
      <>
        {head}
        <SetupGate refused={[(await searchParams).refused].flat()[0]} />
      </>
    );
  }
  return (
    <>
      {head}
      <SetupWizard {...situation} />
    </>
  );
}
