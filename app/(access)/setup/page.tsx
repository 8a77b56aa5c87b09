import { headers as requestHeaders } from "next/headers";
import { redirect } from "next/navigation";
import { PageHead } from "@/components/seo/page-head";
import { currentUser } from "@/lib/accounts/sessions/current.server";
import { requestCookie } from "@/lib/platform/http/cookies";
import { siteOrigin } from "@/lib/platform/http/origin";
import { textDirection } from "@/lib/platform/language/language";
import { getPageHead } from "@/lib/seo/head.server";
import { describeSetup } from "@/lib/setup/check.server";
import { RESET_COOKIE } from "@/lib/setup/schema";
import { isKnownForSetup } from "@/lib/setup/setup-access.server";
import { renderIsland } from "../../island";
import { knownSettings } from "../../known-settings";

type Visit = { searchParams: Promise<{ refused?: string | string[]; step?: string | string[] }> };

export default async function Page({ searchParams }: Visit) {
  const headers = await requestHeaders();
  const { isConfigured, needsCode, ...situation } = await describeSetup({
    user: await currentUser(),
    origin: siteOrigin(headers),
    hasAccess: () => isKnownForSetup(headers),
    resetCookie: requestCookie(headers, RESET_COOKIE),
  });
  if (isConfigured) redirect("/");
  const query = await searchParams;
  const { language, tags } = await getPageHead("setup");
  const documentLanguage = { language, direction: textDirection(language) };
  const { apiUrl } = await knownSettings();
  return (
    <>
      <PageHead tags={tags} />
      {needsCode
        ? await renderIsland("setup-code", {
            apiUrl,
            props: { documentLanguage, refused: [query.refused].flat()[0] },
          })
        : await renderIsland("setup", {
            apiUrl,
            props: { ...situation, documentLanguage, step: [query.step].flat()[0] },
          })}
    </>
  );
}
