import { LandingPage } from "@/components/landing/landing-page";
import { defaultLandingContent } from "@/lib/landing/schema";
import { requireConfigured } from "../guard";

export default async function Page() {
  const { projectName } = await requireConfigured("/setup");
  return <LandingPage content={defaultLandingContent(projectName)} isConfigured />;
}
