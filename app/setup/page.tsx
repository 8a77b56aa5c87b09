import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { PageHead } from "@/components/seo/page-head";
import { SetupWizard } from "@/components/setup/setup-wizard";
import { currentUser } from "@/lib/auth/session.server";
import { describeSetup } from "@/lib/config/check.server";
import { RESET_COOKIE } from "@/lib/config/schema";
import { siteOrigin } from "@/lib/http/origin";
import { getPageHead } from "@/lib/seo/head.server";

export default async function Page() {
  const resetCookie = (await cookies()).get(RESET_COOKIE)?.value;
  const viewer = { user: await currentUser(), origin: siteOrigin(await headers()) };
  const { isConfigured, defaults, ...situation } = await describeSetup(viewer, resetCookie);
  if (isConfigured || !defaults) redirect("/");
  return (
    <>
      <PageHead head={await getPageHead("setup")} />
      <SetupWizard defaults={defaults} {...situation} />
    </>
  );
}
