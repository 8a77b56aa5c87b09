import type { Route } from "next";
import { redirect } from "next/navigation";
import { currentUser } from "@/lib/accounts/sessions/current.server";
import { safeReturnUrl } from "@/lib/accounts/sign-in/return-url";
import { requireConfiguredAsKnown } from "../../guard";
import { Landing } from "../landing";

type Visit = { searchParams: Promise<{ returnUrl?: string | string[] }> };

export default async function Page({ searchParams }: Visit) {
  await requireConfiguredAsKnown("/");
  const returnUrl = safeReturnUrl([(await searchParams).returnUrl].flat()[0], "");
  if (returnUrl && (await currentUser().catch(() => null))) redirect(returnUrl as Route);
  return <Landing page="home" returnUrl={returnUrl} />;
}
