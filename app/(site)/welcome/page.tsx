import { LandingPage } from "@/components/landing/landing-page";
import { PageHead } from "@/components/seo/page-head";
import { VisitorScript } from "@/components/visitor/visitor-script";
import { shownLanding, shownLandingPictures } from "@/lib/landing/server";
import { getPageHead } from "@/lib/seo/head.server";
import { shownTemplate } from "@/lib/templates/active.server";
import { requireConfiguredAsKnown } from "../../guard";

export default async function Page() {
  await requireConfiguredAsKnown("/welcome");
  const [{ content }, pictures, shown, head] = await Promise.all([
    shownLanding(),
    shownLandingPictures(),
    shownTemplate(),
    getPageHead("welcome"),
  ]);
  return (
    <>
      <PageHead tags={head.tags} />
      <LandingPage content={content} pictures={pictures} isConfigured />
      <VisitorScript shown={shown} />
    </>
  );
}
