import { LandingPage } from "@/components/landing/landing-page";
import { getLanding } from "@/lib/landing/server";
import { requireConfigured } from "../guard";

export default async function Page() {
  await requireConfigured("/setup");
  const { content } = await getLanding();
  return <LandingPage content={content} isConfigured />;
}
