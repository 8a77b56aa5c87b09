import type { Metadata, Route } from "next";
import { redirect } from "next/navigation";
import { LoginForm } from "@/components/login/login-form";
import { safeReturnUrl } from "@/lib/auth/return-url";
import { currentUser } from "@/lib/auth/session.server";
import { requireConfigured } from "../guard";

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };

type Visit = { searchParams: Promise<{ returnUrl?: string | string[] }> };

export default async function Page({ searchParams }: Visit) {
  const { projectName } = await requireConfigured("/setup");
  const returnUrl = safeReturnUrl([(await searchParams).returnUrl].flat()[0]);
  if (await currentUser()) redirect(returnUrl as Route);
  return <LoginForm projectName={projectName} returnUrl={returnUrl} />;
}
