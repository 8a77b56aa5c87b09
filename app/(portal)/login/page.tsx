import type { Route } from "next";
import { redirect } from "next/navigation";
import { LoginForm } from "@/components/login/login-form";
import { PortalHead } from "@/components/seo/portal-head";
import { safeReturnUrl } from "@/lib/auth/return-url";
import { currentUser } from "@/lib/auth/session.server";
import { getPageHead } from "@/lib/seo/head.server";
import { mailsLinks } from "@/lib/users/forgotten.server";
import { requireConfigured } from "../../guard";

type Visit = { searchParams: Promise<{ returnUrl?: string | string[] }> };

export default async function Page({ searchParams }: Visit) {
  const { projectName } = await requireConfigured("/login");
  const returnUrl = safeReturnUrl([(await searchParams).returnUrl].flat()[0]);
  if (await currentUser()) redirect(returnUrl as Route);
  return (
    <>
      <PortalHead head={await getPageHead("login")} />
      <LoginForm projectName={projectName} returnUrl={returnUrl} mailsLinks={await mailsLinks()} />
    </>
  );
}
