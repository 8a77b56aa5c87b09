import type { Route } from "next";
import { redirect } from "next/navigation";
import { LandingPage } from "@/components/landing/landing-page";
import { PageHead } from "@/components/seo/page-head";
import { VisitorScript } from "@/components/visitor/visitor-script";
import { currentUser } from "@/lib/accounts/sessions/current.server";
import { safeReturnUrl } from "@/lib/accounts/sign-in/return-url";
import { shownLanding, shownLandingPictures } from "@/lib/landing/server";
import { getPageHead } from "@/lib/seo/head.server";
import { shownTemplate } from "@/lib/templates/active.server";
import { requireConfiguredAsKnown } from "../../guard";

type Visit = { searchParams: Promise<{ returnUrl?: string | string[] }> };

export default async function Page({ searchParams }: Visit) {
  await requireConfiguredAsKnown("/");
  const returnUrl = safeReturnUrl([(await searchParams).returnUrl].flat()[0], "");
  if (returnUrl && (await currentUser().catch(() => null))) redirect(returnUrl as Route);
  const [{ content }, pictures, shown, head] = await Promise.all([
    shownLanding(),
    shownLandingPictures(),
    shownTemplate(),
    getPageHead("home"),
  ]);
  return (
    <>
      <PageHead tags={head.tags} />
      <LandingPage content={content} pictures={pictures} isConfigured returnUrl={returnUrl} />
      <VisitorScript shown={shown} />
    </>
  );
}
