import type { Route } from "next";
import { redirect } from "next/navigation";
import { LandingPage } from "@/components/landing/landing-page";
import { safeReturnUrl } from "@/lib/auth/return-url";
import { currentUser } from "@/lib/auth/session.server";
import { defaultLandingContent } from "@/lib/landing/schema";
import { requireConfigured } from "./guard";

type Visit = { searchParams: Promise<{ returnUrl?: string | string[] }> };

export default async function Page({ searchParams }: Visit) {
  const { projectName } = await requireConfigured("/welcome");
  const returnUrl = safeReturnUrl([(await searchParams).returnUrl].flat()[0], "");
  if (returnUrl && (await currentUser())?.role === "admin") redirect(returnUrl as Route);
  return <LandingPage content={defaultLandingContent(projectName)} isConfigured returnUrl={returnUrl} />;
}
