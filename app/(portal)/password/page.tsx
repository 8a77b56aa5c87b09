import type { Metadata } from "next";
import { ChoosePassword } from "@/components/accounts/sign-in/choose-password";
import { relyingParty } from "@/lib/accounts/second-factor/relying-party";
import { requireConfigured } from "../../guard";

export const metadata: Metadata = {
  title: "Choose your password",
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function Page() {
  const { projectName } = await requireConfigured("/password");
  return <ChoosePassword projectName={projectName} passkeyOrigin={relyingParty()?.origin ?? null} />;
}
