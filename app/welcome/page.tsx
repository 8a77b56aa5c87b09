import { LandingPage } from "@/components/landing/landing-page";
import { TemplateWatch } from "@/components/templates/template-watch";
import { getLanding } from "@/lib/landing/server";
import { shownTemplate } from "@/lib/templates/active.server";
import { requireConfigured } from "../guard";

export default async function Page() {
  await requireConfigured("/setup");
  const [{ content }, shown] = await Promise.all([getLanding(), shownTemplate()]);
  return (
    <>
      <LandingPage content={content} isConfigured />
      <TemplateWatch shown={shown} />
    </>
  );
}
